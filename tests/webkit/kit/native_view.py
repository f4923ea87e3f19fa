"""A small app with a web view, as on an iPhone: with the message handler `billing`, and without any browser UI.

Commands are lines of JSON on stdin, one answer each on stdout: {"value": ...} or {"error": "..."}.

  {"do": "serve", "scheme": "...", "html": "..."} the app's page, at each address of a scheme of its own
  {"do": "open", "url": "...", "data": "script"}  loads a page; `data` runs before any of its own scripts
                                                  ("inFrames": true: also in its frames)
  {"do": "run", "script": "..."}                  the value of an expression in the page
  {"do": "messages"}                              the messages that the page has posted to the handler, unchanged, oldest first
  {"do": "kill"}                                  kills the page's process, as a system short of memory does; waits for its end
  {"do": "reload"}

Argument: the handler's name.
"""
import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gio, GLib, Gtk, WebKit2  # noqa: E402

HANDLER = sys.argv[1]
messages = []


def answer(**fields):
    print(json.dumps(fields), flush=True)


def received(_manager, result):
    value = result.get_js_value()
    messages.append(value.to_string() if value.is_string() else None)


manager = WebKit2.UserContentManager()
manager.connect(f"script-message-received::{HANDLER}", received)
manager.register_script_message_handler(HANDLER)
context = WebKit2.WebContext.new_ephemeral()
view = WebKit2.WebView(user_content_manager=manager, web_context=context)
view.get_settings().set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
window = Gtk.Window(default_width=390, default_height=760)
window.add(view)
window.show_all()
# No handler for "create": as in an app's web view, `window.open` then has no effect.


def answer_with_value(_view, result):
    try:
        value = view.evaluate_javascript_finish(result)
        answer(value=json.loads(value.to_json(0) or "null"))
    except GLib.Error as error:
        answer(error=error.message)


def serve(scheme, html):
    page = html.encode()

    def respond(request):
        stream = Gio.MemoryInputStream.new_from_bytes(GLib.Bytes.new(page))
        request.finish(stream, len(page), "text/html")

    context.register_uri_scheme(scheme, respond)
    answer(value=None)


def open_page(url, data=None, inFrames=False):
    manager.remove_all_scripts()
    if data:
        kinds = WebKit2.UserContentInjectedFrames
        frames = kinds.ALL_FRAMES if inFrames else kinds.TOP_FRAME
        at_start = WebKit2.UserScriptInjectionTime.START
        manager.add_script(WebKit2.UserScript.new(data, frames, at_start, None, None))
    load(lambda: view.load_uri(url))


def load(start):
    def changed(_view, event):
        if event == WebKit2.LoadEvent.FINISHED:
            view.disconnect(handler)
            answer(value=None)

    handler = view.connect("load-changed", changed)
    start()


def kill():
    def gone(_view, reason):
        view.disconnect(handler)
        answer(value=reason.value_nick)

    handler = view.connect("web-process-terminated", gone)
    view.terminate_web_process()


def obey(command):
    what = command.pop("do")
    if what == "serve":
        serve(**command)
    elif what == "open":
        open_page(**command)
    elif what == "run":
        view.evaluate_javascript(command["script"], -1, None, None, None, answer_with_value)
    elif what == "messages":
        answer(value=messages)
    elif what == "kill":
        kill()
    elif what == "reload":
        load(view.reload)
    else:
        answer(error=f"no such command: {what}")


def read(_channel, _condition):
    line = sys.stdin.readline()
    if not line:
        Gtk.main_quit()
        return False
    obey(json.loads(line))
    return True


GLib.io_add_watch(GLib.IOChannel.unix_new(sys.stdin.fileno()), GLib.IO_IN | GLib.IO_HUP, read)
answer(value="ready")
Gtk.main()
