"""What stands beside the whole calendars is what the product page makes of them."""

import whole_days


def test_every_day_of_the_whole_calendars_is_what_the_page_says():
    assert whole_days.differing() == []
