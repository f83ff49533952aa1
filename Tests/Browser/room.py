"""How much a device has room for."""

# Bytes that a device without room gives.
NO_ROOM = 1


def set_room(page, url, bytes=None):
    """From now on the app's place may store so much, or as much as the device has."""
    quota = {} if bytes is None else {"quotaSize": bytes}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", {"origin": url.rstrip("/")} | quota)
