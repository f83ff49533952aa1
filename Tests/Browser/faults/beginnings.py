"""Moments at which something begins again: a page, what a browser has cleared, the server."""

from faults.changes import change

DELETE = """(name) => new Promise((done) => {
  const request = indexedDB.deleteDatabase(name);
  request.onsuccess = () => done(true);
  request.onerror = () => done(false);
  testFaults.later(() => done(false), 3000);
})"""
CLEAR_ROWS = "testDatabase.clearRows('sync/book/')"


def starting(family, row):
    family.second.arm_next_start(row.worker, row.page)
    family.second.reload()
    return change(family, family.first)


def keys_cleared(family, row):
    assert family.second.tab.evaluate(DELETE, "timequest-keys")
    return change(family, family.first)


def rows_cleared(family, row):
    family.second.tab.evaluate(CLEAR_ROWS)
    family.second.reload()
    return change(family, family.first)


def log_gone(family, row):
    """While nothing of the app is open."""
    second = family.second
    second.is_inside = False
    second.clear_elsewhere("timequest", DELETE)
    second.arm_next_start(row.worker, row.page)
    second.open()
    second.go_home_if_there_is_one()
    return change(family, family.first)


def server_killed(family, row):
    second = family.second
    second.arm(row.worker, row.page)
    name = change(family, second)
    family.comes_true(lambda _: second.hits() > 0, 20, step=1)
    family.server.kill()
    second.disarm()
    family.comes_true(lambda _: False, 60)
    family.server.start()
    return name


def server_set_back(family, row):
    second = family.second
    family.server.keep_copy()
    for _ in range(2):
        assert family.comes_in_step(300, change(family, second))
    second.arm(row.worker, row.page)
    name = change(family, second)
    family.comes_true(lambda _: second.hits() > 0, 20, step=1)
    family.server.kill()
    family.server.set_back()
    second.disarm()
    return name
