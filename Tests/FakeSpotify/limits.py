"""How often an app may ask.

Rules:
- Calls are counted in a rolling window of 30 seconds (Spotify, Rate limits), and there is one quota for a
  day. The first call beyond either is answered 429 with `Retry-After`.
- A 429 may be one that pages can read, or one that looks to them like a failed network (`is_opaque`).
"""

from .clock import DAY


class Limits:
    """No limit until `per_window` or `per_day` is a number; all may be changed while it runs."""

    def __init__(self, clock):
        self.per_window = None
        self.window = 30
        self.per_day = None
        self.is_opaque = False
        self._clock = clock
        self._calls = []

    def wait(self):
        """Counts a call. Seconds until the next may come if this one was too many, else None."""
        now = self._clock.now()
        midnight = now // DAY * DAY
        self._calls = [call for call in self._calls if call >= min(midnight, now - self.window)]
        today = [call for call in self._calls if call >= midnight]
        recent = [call for call in self._calls if call > now - self.window]
        if self.per_day is not None and len(today) >= self.per_day:
            return midnight + DAY - now
        if self.per_window is not None and len(recent) >= self.per_window:
            return min(recent, default=now) + self.window - now
        self._calls.append(now)
        return None
