"""`/authorize`: the page on which a user agrees or cancels, and the way back to the app.

Rules:
- RFC 6749, 4.1.1 and 3.1: GET with `client_id`, `response_type=code`, `redirect_uri`, `scope`, `state`; no
  parameter twice. An unknown app or a redirect that it has not registered is never led back to (4.1.2.1).
- RFC 7636, 4.3: `code_challenge` and `code_challenge_method`, of which Spotify knows S256 alone.
- RFC 6749, 4.1.2 and 4.1.2.1: back with `code`, or `error=access_denied`, and always with the same `state`.
- RFC 6749, 10.13 and the Fetch standard: a page of its own, in no frame, and read by no other origin.
"""

import html
import secrets
from collections import Counter
from urllib.parse import urlencode

from . import answers, pkce, scopes

_SHELL = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>body {{ font: 1.1rem system-ui; max-width: 30rem; margin: 3rem auto; padding: 0 1rem }}
button {{ font: inherit; padding: 0.75rem 2rem; margin-right: 1rem }}</style>
<h1>{title}</h1>
{rest}
</html>
"""

_QUESTION = """<p>This is a fake Spotify, for trying things out. <b>{name}</b> asks to:</p>
<ul>{wishes}</ul>
<form method="post" action="/authorize/answer">
<input type="hidden" name="request" value="{id}">
<button name="answer" value="agree">Agree</button>
<button name="answer" value="cancel">Cancel</button>
</form>"""

_HEADERS = {
    "cache_control": "no-store",
    "x_frame_options": "DENY",
    "content_security_policy": "frame-ancestors 'none'",
}


class SignIn:
    def __init__(self, clients, tokens, journal):
        self._clients = clients
        self._tokens = tokens
        self._journal = journal
        # Requests that wait for an answer, by what stands in the form.
        self._asked = {}

    def ask(self, request):
        fault = self._fault(request)
        if fault is not None:
            self._journal.broke(fault, request)
            return _page("This does not work", f"<p>{html.escape(fault)}</p>", 400)
        wanted = request.query.get("scope", "").split()
        for scope in scopes.beyond_need(wanted):
            self._journal.broke(f"A scope that is not needed: {scope}", request)
        if not scopes.exist(wanted):
            return _page("This does not work", "<p>INVALID_SCOPE: Invalid scope</p>", 400)
        return self._question(request.query, wanted)

    def answer(self, request):
        form = request.form
        asked = self._asked.pop(form.get("request"), None)
        if asked is None or form.get("answer") not in {"agree", "cancel"}:
            return _page("This does not work", "<p>This page was answered before.</p>", 400)
        query, wanted = asked
        return self._back(query, wanted, form["answer"] == "agree")

    def _fault(self, request):
        query = request.query
        client = self._clients.get(query.get("client_id"))
        if client is None:
            return "INVALID_CLIENT: Invalid client"
        if not client.leads_to(query.get("redirect_uri", "")):
            return "INVALID_CLIENT: Invalid redirect URI"
        for name, count in Counter(name for name, _ in request.pairs).items():
            if count > 1:
                return f"{name} must come once"
        if "client_secret" in query:
            return "client_secret must never be in a page"
        return _fault_of_proof(query)

    def _question(self, query, wanted):
        id = secrets.token_urlsafe(16)
        self._asked[id] = query, tuple(wanted)
        wishes = "".join(f"<li>{html.escape(scopes.IN_WORDS.get(scope, scope))}</li>" for scope in wanted)
        name = html.escape(self._clients[query["client_id"]].name)
        return _page("Sign in", _QUESTION.format(name=name, wishes=wishes, id=id))

    def _back(self, query, wanted, is_agreed):
        answer = {"error": "access_denied"}
        if is_agreed:
            answer = {
                "code": self._tokens.new_code(
                    client_id=query["client_id"],
                    redirect_uri=query["redirect_uri"],
                    challenge=query["code_challenge"],
                    scopes=wanted,
                )
            }
        uri = query["redirect_uri"]
        joint = "&" if "?" in uri else "?"
        place = uri + joint + urlencode({**answer, "state": query["state"]})
        return answers.of_text("", 303, location=place, cache_control="no-store")


def _fault_of_proof(query):
    if query.get("response_type") != "code":
        return "response_type must be code"
    if query.get("code_challenge_method") != "S256":
        return "code_challenge_method must be S256"
    if not pkce.is_challenge(query.get("code_challenge", "")):
        return "code_challenge must be 43 characters of base64url"
    if not query.get("state"):
        return "state must be there"
    return None


def _page(title, rest, status=200):
    text = _SHELL.format(title=title, rest=rest)
    return answers.of_text(text, status, "text/html; charset=utf-8", **_HEADERS)
