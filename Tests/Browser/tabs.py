"""Several tabs of one browser."""

from app import App


def new_tab(context, url):
    """A tab in which the app is loaded, whatever comes of it."""
    page = context.new_page()
    page.goto(url)
    return App(page, url)


def reading_tab(context, url):
    """A tab that shows what another one does."""
    tab = new_tab(context, url)
    tab.is_reader()
    return tab


def open_tab(context, url):
    """A tab past *One moment ...*, on whatever screen."""
    tab = new_tab(context, url)
    tab.is_open()
    return tab


def take_over(tab):
    tab.show()
    tab.tap("Go on here")
    tab.is_writer()
