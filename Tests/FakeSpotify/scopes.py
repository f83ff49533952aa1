"""What a user may allow an app.

Rule (Spotify, Scopes): each endpoint has its own. The app asks for the three that it needs and no more;
another of Spotify's is granted and noted as a violation, one that does not exist is refused.
"""

PRIVATE = "playlist-read-private"
COLLABORATIVE = "playlist-read-collaborative"
CURRENTLY_PLAYING = "user-read-currently-playing"

NEEDED = (PRIVATE, COLLABORATIVE, CURRENTLY_PLAYING)

IN_WORDS = {
    PRIVATE: "See your private playlists.",
    COLLABORATIVE: "See the playlists that you make together with others.",
    CURRENTLY_PLAYING: "See what you are playing.",
}

OTHERS = {
    "app-remote-control",
    "playlist-modify-private",
    "playlist-modify-public",
    "streaming",
    "ugc-image-upload",
    "user-follow-modify",
    "user-follow-read",
    "user-library-modify",
    "user-library-read",
    "user-modify-playback-state",
    "user-personalized",
    "user-read-email",
    "user-read-playback-position",
    "user-read-playback-state",
    "user-read-private",
    "user-read-recently-played",
    "user-top-read",
}


def beyond_need(scopes):
    return [scope for scope in scopes if scope not in NEEDED]


def exist(scopes):
    return all(scope in NEEDED or scope in OTHERS for scope in scopes)
