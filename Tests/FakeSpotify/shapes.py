"""What the API says of things: the fields of its answers.

Rules (Spotify, Web API reference; changes of February, March and May 2026):
- Of the user: `account_id`, `display_name` (may be null); `email`, `country`, `product`, `followers` and
  `explicit_content` are gone.
- Of a playlist: `items`, no longer `tracks`; of one that others own it may lack `total`, or be missing.
  `images` may be empty or null.
- Of a member of a playlist: `item`; `track` is the older name. Null where a song was withdrawn.
- Of a track: `popularity`, `available_markets` and `linked_from` are gone. Local files have no ids.
- Of an episode: `show`, and no artists or album.
- Attribution: everything has `external_urls.spotify`, its page.
"""

from . import clock, covers
from .music import ABSENT, ALBUM_SIZES, GONE, UNMEASURED, Episode, id_of

_PAGES = "https://open.spotify.com"


class Shapes:
    def __init__(self, url, account):
        self._url = url
        self._account = account

    def user(self):
        return {
            "account_id": self._account.account_id,
            **self._person(self._account),
            "images": self._images(self._account.id, (300, 64)),
        }

    def playlist(self, playlist):
        value = {
            **self._linked("playlist", playlist.id),
            "collaborative": playlist.is_collaborative,
            "description": playlist.description,
            "images": self._images(playlist.id, playlist.covers),
            "items": self._told(playlist),
            "name": playlist.name,
            "owner": self._person(playlist.owner or self._account),
            "primary_color": None,
            "public": False,
            "snapshot_id": id_of("snapshot", playlist.id, str(len(playlist.members))),
        }
        if playlist.covers == ABSENT:
            del value["images"]
        if playlist.tells == "absent":
            del value["items"]
        return value

    def member(self, playlist, member):
        carried = self.playable(member)
        return {
            "added_at": clock.as_text(clock.START - clock.DAY),
            "added_by": self._person(playlist.owner or self._account),
            "is_local": bool(carried and carried.get("is_local")),
            **dict.fromkeys(playlist.member_keys, carried),
        }

    def playable(self, member):
        if member is None:
            return None
        return self._episode(member) if isinstance(member, Episode) else self._track(member)

    def context(self, playlist):
        return self._linked("playlist", playlist.id, without_id=True)

    def _track(self, song):
        return {
            **self._linked("track", song.id, is_local=song.is_local),
            "album": self._album(song),
            "artists": [
                {**self._linked("artist", id_of("artist", name), is_local=song.is_local), "name": name}
                for name in song.artists
            ],
            "disc_number": 0 if song.is_local else 1,
            "duration_ms": round(song.seconds * 1000),
            "explicit": False,
            "is_local": song.is_local,
            "name": song.title,
            "track_number": 0 if song.is_local else 1,
        }

    def _album(self, song):
        id = id_of("album", song.album)
        return {
            **self._linked("album", id, is_local=song.is_local),
            "album_type": None if song.is_local else "album",
            "artists": [],
            "images": [] if song.is_local else self._images(id, ALBUM_SIZES),
            "name": song.album,
        }

    def _episode(self, episode):
        show = id_of("show", episode.show)
        return {
            **self._linked("episode", episode.id),
            "description": "A story.",
            "duration_ms": round(episode.seconds * 1000),
            "explicit": False,
            "images": self._images(show, ALBUM_SIZES),
            "name": episode.title,
            "show": {
                **self._linked("show", show),
                "images": self._images(show, ALBUM_SIZES),
                "name": episode.show,
            },
        }

    def _person(self, account):
        return {**self._linked("user", account.id), "display_name": account.display_name}

    def _told(self, playlist):
        href = f"{self._url}/v1/playlists/{playlist.id}/items"
        if playlist.tells == "null":
            return None
        return {"href": href, **({"total": len(playlist.members)} if playlist.tells == "total" else {})}

    def _images(self, id, sizes):
        if not isinstance(sizes, tuple):
            return None
        return [self._image(id, size) for size in sizes]

    def _image(self, id, size):
        if size in (UNMEASURED, GONE):
            place = covers.path(id if size == UNMEASURED else covers.GONE, 640)
            return {"url": self._url + place, "height": None, "width": None}
        return {"url": self._url + covers.path(id.replace(".", ""), size), "height": size, "width": size}

    def _linked(self, kind, id, is_local=False, without_id=False):
        """What everything has: its page, its address in the API, its id, type and URI."""
        if is_local:
            return {"external_urls": {}, "href": None, "id": None, "type": kind, "uri": f"spotify:local:{id}"}
        value = {
            "external_urls": {"spotify": f"{_PAGES}/{kind}/{id}"},
            "href": f"{self._url}/v1/{kind}s/{id}",
            "id": id,
            "type": kind,
            "uri": f"spotify:{kind}:{id}",
        }
        if without_id:
            del value["id"]
        return value
