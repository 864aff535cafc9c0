import type { ValidCase } from '../case.ts';
import {
  canteen,
  clubEvents,
  diary,
  dropDownMenu,
  festForm,
  gymPlans,
  joinForm,
  profile,
  roboticsClub,
} from '../base-pages.ts';

export const validFormsAndDocuments: readonly ValidCase[] = [
  {
    shows: 'a form that shows what is wrong',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Library card</title>
  <style>
    body { font: 16px/1.5 Arial, sans-serif; background: #f6f7fb; }
    .form { display: grid; grid-template-columns: max-content 1fr; gap: 12px 16px; align-items: center; max-width: 480px; margin: 40px auto; padding: 24px; background: #fff; border-radius: 8px; box-shadow: 0 1px 3px rgb(0 0 0 / 20%); }
    .form h2, .form .full { grid-column: 1 / -1; }
    .form label { justify-self: end; }
    .form label.full { justify-self: start; }
    .form label:has(+ :required)::after { content: "*"; color: crimson; }
    .form input:not([type="checkbox"]), .form textarea, .form select { width: 100%; padding: 8px; border: 1px solid #c5c9d6; border-radius: 4px; font: inherit; }
    .form textarea { min-height: 5em; resize: vertical; }
    .form input:focus, .form textarea:focus { border-color: #3b5bdb; outline: 2px solid #bac8ff; }
    .form input:user-invalid { border-color: crimson; background: #fff5f5; }
    .form input:user-invalid + .hint { display: block; }
    .form input::placeholder { color: #999; font-style: italic; }
    .form input[type="checkbox"] { accent-color: #3b5bdb; width: 1.2em; height: 1.2em; vertical-align: middle; }
    .hint { display: none; grid-column: 2; margin: 0; font-size: 13px; color: crimson; }
    fieldset { grid-column: 1 / -1; border: 1px solid #ddd; }
    fieldset label { display: inline-block; margin-right: 12px; }
    input[type="radio"]:checked + span { font-weight: bold; }
    .form button { grid-column: 2; padding: 10px; border: 0; border-radius: 4px; background: #3b5bdb; color: white; font-weight: bold; }
    .form button:hover:not(:disabled) { background: #364fc7; }
  </style>
</head>
<body>
  <form class="form" action="card.html" method="get">
    <h2>Library card</h2>
    <label for="roll">Roll number</label>
    <input id="roll" name="roll" required pattern="[0-9]{6}" placeholder="220417">
    <p class="hint">Six digits, please.</p>
    <label for="year">Year</label>
    <select id="year" name="year"><option>1</option><option selected>2</option></select>
    <label for="why">Reason</label>
    <textarea id="why" name="why"></textarea>
    <fieldset><legend>Card</legend>
      <label><input type="radio" name="kind" value="day" checked> <span>Day</span></label>
      <label><input type="radio" name="kind" value="term"> <span>Term</span></label>
    </fieldset>
    <label class="full"><input type="checkbox" name="ok"> I keep the rules</label>
    <button>Send</button>
  </form>
</body>
</html>
`,
  },
  {
    shows: 'a form',
    css: `form { display: grid; gap: 1rem; max-width: 30rem; margin: 2rem auto; }
.field { display: flex; flex-direction: column; gap: 0.25rem; }
label { font-weight: 600; }
input, select, textarea, button { font: inherit; padding: 0.5rem; border: 1px solid #888; border-radius: 4px; }
input:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
input:user-invalid { border-color: crimson; }
input::placeholder { color: #999; }
textarea { resize: vertical; min-height: 6rem; }
button { justify-self: start; background: teal; color: white; cursor: pointer; }
button:disabled { opacity: 0.5; cursor: not-allowed; }
fieldset { border: 0; padding: 0; margin: 0; }
.error { color: crimson; }
.error:empty { display: none; }`,
    html: `<form><div class="field"><label for="n">Name</label><input id="n" required placeholder="Meera"></div>
<div class="field"><label for="y">Year</label><select id="y"><option>First</option><option selected>Second</option></select></div>
<div class="field"><label for="w">Why</label><textarea id="w"></textarea><p class="error" role="alert"></p></div>
<fieldset><legend>Shirt</legend><label><input type="radio" name="s"> S</label> <label><input type="radio" name="s"> M</label></fieldset><button>Send</button></form>`,
  },
  {
    shows: 'a login card',
    css: `body { min-height: 100vh; display: flex; align-items: center; justify-content: center; background: #eef2ff; font-family: Arial, Helvetica, sans-serif; }
.login { width: 100%; max-width: 360px; background: #fff; padding: 32px; border-radius: 12px; box-shadow: 0 10px 30px rgba(0,0,0,.08); }
.login h1 { margin: 0 0 24px; text-align: center; font-size: 24px; }
.login label { display: block; margin-bottom: 6px; }
.login input { width: 100%; padding: 10px 12px; margin-bottom: 16px; border: 1px solid #cbd5e1; border-radius: 6px; }
.login input:focus { border-color: #6366f1; outline: none; box-shadow: 0 0 0 3px rgba(99, 102, 241, .25); }
.login button { width: 100%; padding: 12px; border: 0; border-radius: 6px; background: #6366f1; color: #fff; font-weight: 600; cursor: pointer; }
.login button:active { transform: scale(.98); }`,
    html: `<form class="login" action="#" method="post">
<h1>Sign in</h1>
<label for="u">User</label>
<input type="text" id="u" name="u">
<label for="p">Password</label>
<input type="password" id="p" name="p">
<button type="submit">Go</button>
</form>`,
  },
  {
    shows: 'a note that can be emptied',
    page: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Corner Bakery</title>
<style>
body { font-family: Georgia, serif; color: #2b2118; background: #fff8ef; }
.top-bar { display: flex; justify-content: space-between; padding: 12px 24px; background: #f0dcc0; }
.top-bar-logo { font-size: 22px; font-weight: bold; }
.page-foot { padding: 20px; border-top: 1px solid #d9c3a3; font-size: 14px; }
.ce:empty::before { content: attr(data-ph); color: gray; }
.in::placeholder { color: silver; }
.in:placeholder-shown { font-style: italic; }
</style>
</head>
<body>
<header class="top-bar"><span class="top-bar-logo">Corner Bakery</span><span>Open 7 to 18</span></header>
<div class="ce" contenteditable data-ph="Type">x</div><input class="in" placeholder="Name" aria-label="Name">
<footer class="page-foot">12 Mill Lane</footer>
</body>
</html>
`,
  },
  {
    shows: 'a select with groups and a rule',
    css: `.pick { padding: 4px; }
.chip { border: 1px solid; padding: 2px 6px; }
span.chip { border: 0; }
.night { background: #222; color: white; }
.night p { color: #bbb; }
.secret { background: black; color: white; }
.secret .spoiler { color: black; }
.outer td { border-collapse: collapse; }
.outer td td { border: 1px solid; }`,
    html: `<form action="/camp">
  <select class="pick" name="week" aria-label="Week">
    <optgroup label="Summer"><option>July<option>August</optgroup>
    <hr>
    <div><option>October</option></div>
  </select>
  <p class="chip">New</p> <span class="chip">Old</span>
</form>
<div class="night"><p>Stars</p></div>
<div class="secret"><p class="spoiler">The end</p></div>
<table class="outer"><tr><td><table><tr><td>In</td></tr></table></td></tr></table>
<table class="plan"><caption>Plan</caption><thead><tr><th>Day</th></tr></thead><tbody><tr><td>Mon</td></tr></tbody></table>`,
  },
  {
    shows: 'a switch made of a checkbox',
    css: `.switch input { position: absolute; opacity: 0; }
.switch span { display: inline-block; width: 3rem; height: 1.5rem; background: #ccc; border-radius: 1rem; position: relative; transition: background .2s; }
.switch span::before { content: ""; position: absolute; width: 1.2rem; height: 1.2rem; top: .15rem; left: .15rem; border-radius: 50%; background: #fff; transition: translate .2s; }
.switch input:checked + span { background: green; }
.switch input:checked + span::before { translate: 1.5rem 0; }`,
    html: '<label class="switch"><input type="checkbox"><span></span> Dark</label>',
  },
  {
    shows: 'fields that are required or checked',
    css: `input:required { border-color: red; }
input:optional { border-color: gray; }
input:checked { outline: 2px solid green; }
option:checked { font-weight: bold; }
.answer:empty { display: none; }`,
    html: `<form>
<label>Name <input name="name" required></label>
<label>Town <input name="town"></label>
<label><input type="checkbox" name="news"> News</label>
<label>Size <select name="size"><option>S</option><option>M</option></select></label>
<p class="answer"></p>
<p class="answer">Thanks</p>
</form>`,
  },
  { shows: 'form page', base: joinForm, edits: [] },
  { shows: 'signup', base: festForm, edits: [] },
  {
    shows: 'stars from right to left',
    css: `.rating { direction: rtl; unicode-bidi: bidi-override; display: inline-block; }
.rating input { display: none; }
.rating label { font-size: 2rem; color: #ccc; cursor: pointer; }
.rating input:checked ~ label, .rating label:hover, .rating label:hover ~ label { color: gold; }`,
    html: '<div class="rating"><input type="radio" id="r2" name="r"><label for="r2">★</label><input type="radio" id="r1" name="r"><label for="r1">★</label></div>',
  },
  {
    shows: 'tabs of radio buttons and a progress bar',
    css: `body { font-family: Tahoma, Geneva, sans-serif; margin: 1rem; }
.tabs { display: flex; flex-wrap: wrap; max-width: 40rem; }
.tabs > input { position: absolute; opacity: 0; }
.tabs > label { order: 1; padding: .75rem 1.25rem; background: #e2e8f0; cursor: pointer; margin-right: .25rem; border-radius: .25rem .25rem 0 0; }
.tabs > .tab { order: 99; flex-grow: 1; width: 100%; display: none; padding: 1rem; border: 1px solid #e2e8f0; }
.tabs > input:checked + label { background: #1e40af; color: #fff; }
.tabs > input:checked + label + .tab { display: block; }
.tabs > input:focus-visible + label { outline: 2px solid orange; }
progress { width: 100%; height: 1rem; accent-color: #1e40af; }
progress::-webkit-progress-value { background: #1e40af; }
.meter { height: 10px; border-radius: 5px; background: #e2e8f0; overflow: hidden; }
.meter > span { display: block; height: 100%; background: repeating-linear-gradient(45deg, #1e40af 0 10px, #3b82f6 10px 20px); }
.tooltip { position: relative; border-bottom: 1px dotted; }
.tooltip .tip { visibility: hidden; position: absolute; bottom: 125%; left: 50%; width: 120px; margin-left: -60px; padding: 5px; background: #333; color: #fff; text-align: center; border-radius: 6px; opacity: 0; transition: opacity .3s; }
.tooltip:hover .tip { visibility: visible; opacity: 1; }
.tooltip .tip::after { content: ""; position: absolute; top: 100%; left: 50%; margin-left: -5px; border: 5px solid; border-color: #333 transparent transparent transparent; }
@media (max-width: 30rem) { .tabs > label { order: initial; width: 100%; margin-right: 0; } .tabs > .tab { order: initial; } }`,
    html: `<div class="tabs">
<input type="radio" name="tab" id="t1" checked><label for="t1">HTML</label>
<div class="tab"><p>Text with <span class="tooltip">tags<span class="tip">like &lt;p&gt;</span></span>.</p></div>
<input type="radio" name="tab" id="t2"><label for="t2">CSS</label>
<div class="tab"><div class="meter"><span style="width: 60%"></span></div></div>
</div>
<progress value="6" max="10">60%</progress>`,
  },
  {
    shows: 'a fragment',
    page: `<style>
.toolbar { display: flex; gap: 12px; align-items: center; }
.toolbar .end { margin-inline-start: auto; }
</style>
<nav class="toolbar">
  <b>Noticeboard</b>
  <button type="button">Events</button>
  <button type="button" class="end">Log out</button>
</nav>
`,
  },
  {
    shows: 'end tags with other indentation',
    css: '.note { background: gold; }',
    html: `<div class="note">
  <div>
    <p>One</p>
    </div>
    </div>
<div class="note">
  <p>Two</p>
  </div>`,
  },
  {
    shows: 'inline styles',
    css: `.bar { height: 0.5rem; background: #eee; border-radius: 1rem; overflow: hidden; }
.fill { height: 100%; width: 0; background: teal; }
.dot { display: inline-block; width: 1em; height: 1em; background: var(--c, silver); }`,
    html: `<div class="bar"><div class="fill" style="width: 70%"></div></div>
<span class="dot" style="--c: crimson"></span>
<p style="text-align: center; margin: 0 0 1em">Hello</p>`,
  },
  {
    shows: 'omitted end tags',
    page: `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>List</title>
<style>
ul { padding-left: 1rem; }
li { margin-bottom: 0.5rem; }
</style>
<h1>List</h1>
<p>First
<p>Second
<ul>
<li>One
<li>Two
</ul>
<table><tr><td>1<td>2<tr><td>3<td>4</table>
<select><option>A<option>B</select>
`,
  },
  {
    shows: 'paragraphs without end tags before blocks',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Letter</title>
  <style>
    :where(.letter) p { color: navy; }
    .letter p { color: black; }
    .letter { text-shadow: 1px 1px 3px silver, 0 0 8px gold; }
  </style>
</head>
<body class="letter">
  <p>Dear all,
  <ul>
    <li>the meeting is on Friday,
    <li>the room is B12.
  </ul>
  <p>See you there
  <hr>
  <p>Anna
  <address>Mill Lane 3</address>
</body>
</html>
`,
  },
  {
    shows: 'unusual indentation',
    page: `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>My portfolio</title>
    <style>
      * { box-sizing: border-box; }
      body { margin: 0; font-family: system-ui, sans-serif; line-height: 1.5; }
      .wrapper { max-width: 960px; margin: 0 auto; padding: 0 16px; }
      .intro { padding-block: 32px; }
      .intro em { color: teal; }
.a { color: red; }
      .colophon { color: gray; text-align: center; }
    </style>
  </head>
  <body>
    <div class="wrapper">
      <section class="intro"><h1>Hi, I am <em>Asha</em></h1><p>I build small web sites.</p></section>
<div class="a">
<div>
  <p>A</p>
      </div>
  </div>
<ul><li>A
  </li></ul>
      <p class="colophon">Made in 2025</p>
    </div>
  </body>
</html>
`,
  },
  {
    shows: 'a menu button made of a checkbox',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <title>Hostel</title>
  <style>
    * { margin: 0; padding: 0; box-sizing: border-box; }
    body { font-family: 'Poppins', sans-serif; }
    header { position: sticky; top: 0; z-index: 100; background: #1b263b; color: #fff; }
    .bar { display: flex; align-items: center; justify-content: space-between; max-width: 1100px; margin: 0 auto; padding: 0 20px; height: 64px; }
    .bar a { color: #fff; text-decoration: none; }
    .logo { font-weight: 700; font-size: 1.2rem; }
    .links { display: flex; gap: 24px; list-style: none; }
    .links a { position: relative; padding: 6px 0; }
    .links a::after { content: ''; position: absolute; left: 0; bottom: 0; width: 0; height: 2px; background: #e0a458; transition: width .3s; }
    .links a:hover::after, .links a.current::after { width: 100%; }
    #toggle { display: none; }
    .burger { display: none; width: 30px; cursor: pointer; }
    .burger span { display: block; height: 3px; margin: 5px 0; background: #fff; transition: .3s; }
    .hero { min-height: calc(100vh - 64px); display: grid; place-content: center; text-align: center; background: #415a77 url("hostel.jpg") center / cover no-repeat; color: #fff; }
    .hero h1 { font-size: 3rem; margin-bottom: .5em; }
    @media (max-width: 768px) {
      .burger { display: block; }
      .links { position: absolute; top: 64px; left: 0; right: 0; flex-direction: column; gap: 0; background: #1b263b; max-height: 0; overflow: hidden; transition: max-height .3s ease-in-out; }
      .links li { padding: 12px 20px; border-top: 1px solid rgba(255, 255, 255, .1); }
      #toggle:checked ~ .links { max-height: 300px; }
      #toggle:checked + .burger span:nth-child(1) { transform: translateY(8px) rotate(45deg); }
      #toggle:checked + .burger span:nth-child(2) { opacity: 0; }
      #toggle:checked + .burger span:nth-child(3) { transform: translateY(-8px) rotate(-45deg); }
      .hero h1 { font-size: 2rem; }
    }
  </style>
</head>
<body>
  <header>
    <div class="bar">
      <a href="#" class="logo">Kaveri Hostel</a>
      <input type="checkbox" id="toggle">
      <label for="toggle" class="burger"><span></span><span></span><span></span></label>
      <ul class="links">
        <li><a href="#" class="current">Home</a></li>
        <li><a href="#rooms">Rooms</a></li>
        <li><a href="#mess">Mess</a></li>
      </ul>
    </div>
  </header>
  <section class="hero"><h1>A home near college</h1><p>Rooms from June.</p></section>
  <h2 id="rooms">Rooms</h2>
  <h2 id="mess">Mess</h2>
</body>
</html>
`,
  },
  {
    shows: 'a modal by its target',
    css: `.modal { position: fixed; inset: 0; display: grid; place-items: center; visibility: hidden; opacity: 0; }
.modal:target { visibility: visible; opacity: 1; }
.modal > div { background: #fff; padding: 1rem; max-width: min(90vw, 30rem); max-height: 80vh; overflow: auto; }
.modal .close { position: absolute; top: 1rem; right: 1rem; }`,
    html: '<a href="#m">Open</a><div class="modal" id="m"><div><a class="close" href="#">Close</a><p>Hi</p></div></div>',
  },
  {
    shows: 'a tooltip and a checkbox menu',
    css: `.tip { position: relative; border-bottom: 1px dotted; cursor: help; }
.tip::after { content: attr(data-tip); position: absolute; bottom: 100%; left: 50%; transform: translateX(-50%); padding: 4px 8px; background: #222; color: #fff; border-radius: 4px; white-space: nowrap; opacity: 0; pointer-events: none; transition: opacity .2s; }
.tip:hover::after, .tip:focus::after { opacity: 1; }
#toggle { display: none; }
#toggle:checked ~ .drawer { transform: translateX(0); }
.drawer { position: fixed; inset: 0 auto 0 0; width: 240px; background: #fff; transform: translateX(-100%); transition: transform .3s ease; }
.burger { cursor: pointer; }
.burger span { display: block; width: 24px; height: 2px; background: currentColor; margin: 5px 0; }`,
    html: `<p>Hover <span class="tip" data-tip="Hello" tabindex="0">me</span></p>
<input type="checkbox" id="toggle">
<label for="toggle" class="burger"><span></span><span></span><span></span></label>
<div class="drawer"><p>Menu</p></div>`,
  },
  {
    shows: 'a tooltip from an attribute',
    css: `.tooltip { position: relative; }
.tooltip::after { content: attr(data-tip); position: absolute; bottom: 100%; left: 50%; transform: translateX(-50%) translateY(4px); opacity: 0; transition: opacity .2s, transform .2s; pointer-events: none; white-space: nowrap; }
.tooltip:hover::after, .tooltip:focus-visible::after { opacity: 1; transform: translateX(-50%); }`,
    html: '<button class="tooltip" data-tip="Saves the file">Save</button>',
  },
  {
    shows: 'details that open slowly',
    css: `:root { view-transition-name: none; interpolate-size: allow-keywords; }
details::details-content { height: 0; overflow: clip; transition: height .3s, content-visibility .3s allow-discrete; }
details[open]::details-content { height: auto; }`,
    html: '<details><summary>A</summary><p>B</p></details>',
  },
  {
    shows: 'dialog and popover in their open states',
    css: `dialog::backdrop { background: rgb(0 0 0 / .5); }
dialog { border: 0; border-radius: .5rem; }
dialog[open] { display: grid; gap: 1rem; }
[popover] { padding: 1rem; }
[popover]:popover-open { border-color: teal; }`,
    html: '<button popovertarget="p">Info</button><div id="p" popover>Hello</div><dialog id="d"><p>Hi</p><form method="dialog"><button>Close</button></form></dialog><script>d.showModal();</script>',
  },
  {
    shows: 'dialogs and popovers that stay hidden',
    css: `dialog { border: 0; } dialog[open] { display: flex; }
.pop { display: none; } .pop:popover-open { display: grid; }
[hidden] { display: none !important; }
.panel { display: block; }`,
    html: '<dialog><p>x</p></dialog><div popover class="pop" id="p">a</div><button popovertarget="p">x</button><div class="panel" hidden>b</div><div class="panel">c</div>',
  },
  { shows: 'dropdown', base: dropDownMenu, edits: [] },
  { shows: 'navbar', base: canteen, edits: [] },
  {
    shows: 'popovers beside their anchor',
    css: `.price { anchor-name: --price; }
.note { position: absolute; position-anchor: --price; position-area: bottom; }
#more { position-anchor: --price; position-area: top; margin: 0; z-index: 2; }
#less { inset: auto; top: 3rem; }`,
    html: `<p>One ticket is <b class="price">₹ 120</b>.</p>
<p class="note">Students pay half.</p>
<button popovertarget="more">More</button> <button popovertarget="less">Less</button>
<div id="more" popover>Bring your card.</div>
<div id="less" popover>Cash only.</div>`,
  },
  {
    shows: 'a class of a script on another element',
    css: `.menu { display: none; }
.menu.open { display: block; }
.menu.open + .shade { opacity: 0.5; }`,
    html: `<button type="button" aria-expanded="false">Menu</button>
<nav class="menu"><a href="/">Home</a></nav>
<div class="shade"></div>
<script>
const button = document.querySelector('button');
button.onclick = () => button.setAttribute('aria-expanded', document.querySelector('.menu').classList.toggle('open'));
</script>`,
  },
  {
    shows: 'a custom element before it is defined',
    css: `my-card:not(:defined) { display: none; }
my-card { display: block; }
template { display: none; }`,
    html: `<my-card><h2>Hi</h2></my-card><template id="t"><style>h2 { color: red; }</style><slot></slot></template>
<script>customElements.define('my-card', class extends HTMLElement {});</script>`,
  },
  {
    shows: 'a page with a script',
    css: `.tabs button { border: 0; border-bottom: 2px solid transparent; }
.tabs button.active { border-bottom-color: teal; }
.panel { display: none; }
.panel.shown { display: block; }
.toast { position: fixed; bottom: 1rem; transform: translateY(100%); transition: transform 0.3s; }
.toast.up { transform: none; }`,
    html: `<div class="tabs"><button class="active" type="button" data-for="a">A</button><button type="button" data-for="b">B</button></div>
<div id="a" class="panel">One</div>
<script>
for (const button of document.querySelectorAll('.tabs button')) button.onclick = () => {
  document.querySelector('.panel').classList.toggle('shown');
  const toast = document.createElement('div');
  toast.className = 'toast up';
  document.body.append(toast);
};
</script>`,
  },
  {
    shows: 'a page with and without scripts',
    css: `html:not(.js) .needs-js { display: none; }
.js .fallback { display: none; }`,
    html: '<p class="needs-js">Script</p><p class="fallback">No script</p><script>document.documentElement.classList.add(\'js\');</script>',
  },
  {
    shows: 'classes that a script puts together',
    css: `.card { padding: 1rem; border: 1px solid; }
.card.level-high { border-color: crimson; }
.card.level-low { border-color: teal; }
.mood-happy { background: gold; }
.day-card { margin: 1rem; }`,
    html: `<p class="card" id="mood">7</p>
<script>
const card = document.querySelector('.card');
card.classList.add(\`level-\${Number(card.textContent) > 5 ? 'high' : 'low'}\`);
document.getElementById('mood').className += ' mood-' + (Math.random() > 0.5 ? 'happy' : 'sad');
for (const part of ['day', 'night']) document.body.append(Object.assign(document.createElement('p'), { className: \`\${part}-card\` }));
</script>`,
  },
  {
    shows: 'elements that a script makes',
    css: `pre { padding: 1rem; background: #eee; color: teal; }
.out { min-height: 2rem; }`,
    html: `<div class="out"></div>
<script>
const shown = document.createElement("pre");
shown.textContent = "Hello";
document.querySelector(".out").append(shown);
</script>`,
  },
  {
    shows: 'elements that the script makes',
    css: `button .circle { position: absolute; border-radius: 50%; }
.movie-info h3 { margin: 0; }
.users li:not(:last-of-type) { border-bottom: 1px solid; }`,
    html: `<button>Go</button><ul class="users" id="users"><li>Loading</li></ul><main id="main"></main>
<script>
const circle = document.createElement('span'); circle.classList.add('circle');
document.getElementById('main').innerHTML = '<div class="movie-info"><h3>Title</h3></div>';
document.getElementById('users').append(document.createElement('li'));
</script>`,
  },
  {
    shows: 'what a linked script will add',
    css: `.menu.open { display: block; }
.todo-item { padding: 1rem; }
.todo-item.done { text-decoration: line-through; }`,
    html: '<nav class="menu"><a href="/">A</a></nav><ul id="list"></ul><script src="app.js"></script>',
  },
  {
    shows: 'a bare page without styles',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Bare</title>
</head>
<body>
<h1>Hi</h1>
<p>One &amp; two &copy; 2026 <br> three<br/>
<img src="a.png" alt="">
<ol>
<li>One
<li>Two
</ol>
<dl><dt>A<dd>B</dl>
<details><summary>More</summary>Text</details>
<input disabled value=5 type=number>
</body>
</html>
`,
  },
  {
    shows: 'a blog with a sidebar',
    css: `* { margin: 0; padding: 0; box-sizing: border-box }
a { color: #06c; }
.wrap { max-width: 1100px; margin: 0 auto; padding: 0 20px; }
.layout { display: grid; grid-template-columns: minmax(0, 2fr) minmax(200px, 1fr); grid-template-areas: "post side"; column-gap: 40px; }
.post { grid-area: post } .side { grid-area: side }
.post h2 + p { font-size: 1.1em; }
.post p ~ ul { margin-left: 1.5em; }
.post img { float: right; margin: 0 0 1em 1em; }
.post::after { content: ''; display: block; clear: both; }
.side a { display: block; padding: .5em; color: inherit; }
.side a:nth-of-type(2n) { background: #f3f3f3; }
.tag { display: inline-block; padding: 0 .5em; border: 1px solid; }
@media screen and (max-width: 768px) { .layout { grid-template-columns: 1fr; grid-template-areas: "post" "side"; } .post img { float: none; } }`,
    html: `<div class="wrap"><div class="layout">
<article class="post"><h2>Title</h2><p>Lead <span class="tag">css</span></p><img src="x.png" alt="X" width="100" height="100"><ul><li>One</li></ul><p>See <a href="/x">x</a></p></article>
<aside class="side"><a href="/1">1</a><a href="/2">2</a></aside></div></div>`,
  },
  {
    shows: 'a calculator with an empty history',
    css: `* {
  box-sizing: border-box;
}
body {
  display: grid;
  place-items: center;
  min-height: 100vh;
  margin: 0;
  background: linear-gradient(to bottom right, #00aaff, #00ff6c);
  font-family: "Gill Sans", sans-serif;
}
.calculator {
  display: grid;
  grid-template-columns: repeat(4, 80px);
  grid-template-rows: minmax(100px, auto) repeat(3, 80px);
}
.calculator > button {
  cursor: pointer;
  font-size: 2rem;
  border: 1px solid white;
  outline: none;
  background-color: rgba(255, 255, 255, 0.75);
}
.calculator > button:hover {
  background-color: rgba(255, 255, 255, 0.9);
}
.calculator > button:focus-visible {
  outline: 3px solid black;
  outline-offset: -3px;
}
.calculator > button.operator {
  background-color: rgba(255, 230, 180, 0.9);
}
.span-two {
  grid-column: span 2;
  color: #a00;
}
.output {
  grid-column: 1 / -1;
  background-color: rgba(0, 0, 0, 0.75);
  display: flex;
  align-items: flex-end;
  justify-content: space-around;
  flex-direction: column;
  padding: 10px;
  overflow-wrap: anywhere;
}
.output .previous {
  color: rgba(255, 255, 255, 0.75);
  font-size: 1.5rem;
}
.output .current {
  color: white;
  font-size: 2.5rem;
}
.output .previous:empty::before {
  content: "\\200b";
}
.history {
  width: 320px;
  max-height: 100px;
  overflow: auto;
  margin: 0;
  padding: 8px 16px;
  background: rgba(255, 255, 255, 0.5);
}
.history:empty {
  display: none;
}
.history dt {
  float: left;
  clear: left;
  margin-right: 8px;
  color: #555;
}
.history dd {
  margin: 0;
  text-align: right;
  font-weight: bold;
}
.history dd.negative {
  color: #a00;
}
@media (max-width: 340px) {
  .calculator {
    grid-template-columns: repeat(4, 1fr);
    width: 100%;
  }
}`,
    html: `<div>
  <div class="calculator">
    <div class="output"><div class="previous">12 +</div><div class="current">30</div></div>
    <button class="span-two">AC</button>
    <button>DEL</button>
    <button class="operator">/</button>
    <button>1</button><button>2</button><button>3</button>
    <button class="operator">*</button>
    <button>.</button><button>0</button>
    <button class="span-two operator">=</button>
  </div>
  <dl class="history"><dt>2 + 2</dt><dd>4</dd><dt>3 - 9</dt><dd class="negative">-6</dd></dl>
</div>`,
  },
  { shows: 'blog', base: diary, edits: [] },
  { shows: 'club page', base: clubEvents, edits: [] },
  { shows: 'hero', base: roboticsClub, edits: [] },
  { shows: 'pricing', base: gymPlans, edits: [] },
  { shows: 'profile', base: profile, edits: [] },
  {
    shows: 'style sheets that the browser reads, and some that it need not',
    page: `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Garden</title>
<link rel="preload" href="late.css" as="style">
<link rel="alternate stylesheet" href="dark.css" title="Dark">
<link rel="canonical" href="https://example.org/garden.css">
<style type="">p { color: navy; }</style>
<style type="TEXT/CSS">h1 { color: teal; }</style>
</head>
<body><h1>Garden</h1><p>Beans</p></body>
</html>
`,
  },
  {
    shows: 'a style sheet of Less that a script translates',
    html: '<style type="text/less">@tint: teal; h1 { color: @tint; }</style><h1>Garden</h1><script src="less.js"></script>',
  },
];
