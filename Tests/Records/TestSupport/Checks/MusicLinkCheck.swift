import Domain

private let id = "37i9dQZF1DXcBWIGoYBM5M"
private let playlist = "spotify:playlist:" + id

/// A text, and what a routine stores of the link in it.
private let links: [(text: String, stored: String)] = [
  ("https://open.spotify.com/playlist/" + id, playlist),
  ("  https://open.spotify.com/playlist/\(id)\n", playlist),
  ("https://open.spotify.com/playlist/\(id)?si=a1b2c3&pt=d4", playlist),
  ("https://open.spotify.com/playlist/\(id)/", playlist),
  ("https://open.spotify.com/playlist/\(id)#top", playlist),
  ("https://open.spotify.com/intl-de/playlist/\(id)?si=1", playlist),
  ("https://open.spotify.com/embed/playlist/\(id)?utm_source=generator", playlist),
  ("https://open.spotify.com/user/spotify/playlist/" + id, playlist),
  ("HTTPS://Open.Spotify.COM/playlist/" + id, playlist),
  ("https://open.spotify.com/album/" + id, "spotify:album:" + id),
  ("https://open.spotify.com/intl-pt/track/" + id, "spotify:track:" + id),
  ("https://open.spotify.com/artist/" + id, "spotify:artist:" + id),
  ("https://open.spotify.com/show/" + id, "spotify:show:" + id),
  ("https://open.spotify.com/episode/" + id, "spotify:episode:" + id),
  (playlist, playlist),
  ("SPOTIFY:Playlist:" + id, playlist),
  ("spotify:user:somebody.else:playlist:" + id, playlist),
  ("spotify:playlist:\(id)?si=1", playlist),
  // What an earlier program may have stored: no id of Spotify's today, and a link all the same.
  (
    "https://open.spotify.com/playlist/abcdefghijklmnop",
    "https://open.spotify.com/playlist/abcdefghijklmnop"
  ),
  // Other pages of theirs, and other places.
  ("https://spotify.link/aBcDeFgHiJ", "https://spotify.link/aBcDeFgHiJ"),
  ("https://open.spotify.com/genre/mood", "https://open.spotify.com/genre/mood"),
  ("https://open.spotify.com:8443/album/" + id, "https://open.spotify.com:8443/album/" + id),
  ("https://open.spotify.com.example/album/" + id, "https://open.spotify.com.example/album/" + id),
  ("https://music.example/list?id=7&x=y#a", "https://music.example/list?id=7&x=y#a"),
  ("https://x", "https://x"),
  ("Https://Music.Example/List.", "https://Music.Example/List."),
  ("https://xn--mnchen-3ya.example/", "https://xn--mnchen-3ya.example/"),
  ("https://music.example/Lieder/für/Große", "https://music.example/Lieder/für/Große"),
  ("https://music.example/a@b", "https://music.example/a@b"),
  (
    "https://go.example/?to=https://open.spotify.com/playlist/" + id,
    "https://go.example/?to=https://open.spotify.com/playlist/" + id
  ),
  // With words around it.
  ("Listen to this https://open.spotify.com/playlist/" + id, playlist),
  ("Morning songs\nhttps://open.spotify.com/playlist/\(id)?si=1\nSent from my phone", playlist),
  ("https://open.spotify.com/playlist/\(id) is the one", playlist),
  ("On Spotify: (https://open.spotify.com/playlist/\(id)).", playlist),
  ("„https://open.spotify.com/playlist/\(id)“", playlist),
  ("Lied:\u{A0}\u{200E}https://open.spotify.com/playlist/\(id)\u{200B}!", playlist),
  ("Take https://music.example/list, it is good", "https://music.example/list"),
  ("See https://music.example/songs_(2026)!", "https://music.example/songs_(2026)"),
  ("This: «https://music.example/list»…", "https://music.example/list"),
  // The same one twice is one.
  ("\(playlist) or https://open.spotify.com/playlist/\(id)?si=1", playlist),
  // One that can be opened beside one that cannot.
  ("http://mail.example sent https://music.example/list", "https://music.example/list"),
]

private let refused: [(text: String, fault: MusicLinkFault)] = [
  ("", .empty),
  (" \n\u{200B} ", .empty),
  ("our favourite songs", .noLink),
  ("open.spotify.com/playlist/" + id, .noLink),
  (id, .noLink),
  ("http://open.spotify.com/playlist/" + id, .notHTTPS),
  ("Listen: http://music.example/list", .notHTTPS),
  ("javascript:alert(1)", .notHTTPS),
  ("javascript:open('https://music.example/')", .notHTTPS),
  ("JavaScript:alert(1) //", .notHTTPS),
  ("data:text/html,https://music.example/", .notHTTPS),
  ("file:///etc/passwd", .notHTTPS),
  ("https:/music.example", .notHTTPS),
  ("https:music.example", .notHTTPS),
  ("https://user:pw@music.example/list", .userInfo),
  ("https://user@music.example/", .userInfo),
  ("https://open.spotify.com@music.example/playlist/" + id, .userInfo),
  ("https://", .noHost),
  ("https:///music.example/", .noHost),
  ("https://?list", .noHost),
  ("https://music..example/", .noHost),
  ("https://.example/", .noHost),
  ("https://music.example:/", .noHost),
  ("https://music.example:port/", .noHost),
  ("https://music.example:123456/", .noHost),
  ("https://music%2eexample/", .noHost),
  ("https://[::1]/", .noHost),
  ("https://münchen.example/", .foreignHost),
  ("https://open.spotify.cоm/playlist/" + id, .foreignHost),
  ("https://music.example/my list", .blankInside),
  ("https://music.example/my\nlist", .blankInside),
  ("https://music.example/my\u{A0}list", .blankInside),
  ("https://music.example/\u{202E}tsil", .blankInside),
  ("https://music.example/a\u{0}b", .oddSign),
  ("https://music.example/a\u{7F}", .oddSign),
  ("https://music.example/a\u{85}", .oddSign),
  ("https://music.example\\@other.example/", .oddSign),
  ("spotify:playlist:37i9", .unknownItem),
  ("spotify:playlist:" + id + "x", .unknownItem),
  ("spotify:playlist:37i9dQZF1DXcBWIGoYBM5-", .unknownItem),
  ("spotify:station:" + id, .unknownItem),
  ("spotify://playlist/" + id, .unknownItem),
  ("https://music.example/a and https://music.example/b", .severalLinks),
  ("\(playlist) spotify:album:\(id)", .severalLinks),
]

package func checkMusicLinks(_ findings: inout Findings) {
  for (text, stored) in links {
    findings.expect(read(text), is: stored, "link of \(text)")
    findings.expect(read(stored), is: stored, "link that was stored of \(text)")
  }
  for (text, fault) in refused {
    findings.expect(reason(text) == fault, is: true, "refusal of \(text)")
  }
  let base = "https://music.example/"
  for count in [MusicLink.longest, MusicLink.longest + 1] {
    let link = base + String(repeating: "a", count: count - base.utf8.count)
    let isLink = count <= MusicLink.longest
    findings.expect(read(link), is: isLink ? link : nil, "link of \(count) bytes")
    findings.expect(reason(link) == .tooLong, is: !isLink, "refusal of \(count) bytes")
  }
  let text = base + String(repeating: " ", count: MusicLink.longestText)
  findings.expect(reason(text) == .tooLong, is: true, "a text that is too long")
}

private func read(_ text: String) -> String? {
  do throws(MusicLinkFault) {
    return try MusicLink(text).canonical
  } catch {
    return nil
  }
}

private func reason(_ text: String) -> MusicLinkFault? {
  do throws(MusicLinkFault) {
    _ = try MusicLink(text)
    return nil
  } catch {
    return error
  }
}
