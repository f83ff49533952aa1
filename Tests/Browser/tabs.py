"""Several tabs of one browser."""

from app import App


def reading_tab(context, url):
    """A tab that shows what another one does."""
    page = context.new_page()
    page.goto(url)
    tab = App(page, url)
    tab.is_reader()
    return tab


def open_tab(context, url):
    page = context.new_page()
    page.goto(url)
    tab = App(page, url)
    tab.is_open()
    return tab


def take_over(tab):
    tab.show()
    tab.tap("Go on here")
    tab.is_writer()
