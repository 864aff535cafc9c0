import type { ValidCase } from '../case.ts';

// Parts of style sheets that pages share, in the way of libraries; a page uses some of them. The code is our own.
export const libraryPages: readonly ValidCase[] = [
  {
    shows: 'a grid of twelve columns of which a page uses some',
    css: `*, *::before, *::after { box-sizing: border-box; }
.container { width: 100%; padding-right: 15px; padding-left: 15px; margin-right: auto; margin-left: auto; }
@media (min-width: 576px) { .container { max-width: 540px; } }
@media (min-width: 768px) { .container { max-width: 720px; } }
.row { display: flex; flex-wrap: wrap; margin-right: -15px; margin-left: -15px; }
.col, .col-4, .col-8, .col-12, .col-md-6 { position: relative; width: 100%; padding-right: 15px; padding-left: 15px; }
.col { flex-basis: 0; flex-grow: 1; max-width: 100%; }
.col-4 { flex: 0 0 33.333333%; max-width: 33.333333%; }
.col-8 { flex: 0 0 66.666667%; max-width: 66.666667%; }
.col-12 { flex: 0 0 100%; max-width: 100% }
@media (min-width: 768px) { .col-md-6 { flex: 0 0 50%; max-width: 50%; } }
.d-none { display: none !important; } .d-flex { display: flex !important; } .justify-content-between { justify-content: space-between !important; } .align-items-center { align-items: center !important; } .text-center { text-align: center !important; } .mb-3, .my-3 { margin-bottom: 1rem !important; }`,
    html: `<div class="container"><div class="row"><div class="col-8"><p>Main</p></div><div class="col-4"><p>Side</p></div></div><div class="row"><div class="col-12 col-md-6">a</div><div class="col-12 col-md-6">b</div></div><div class="d-flex justify-content-between align-items-center mb-3"><h2>T</h2><a href="#" class="btn">x</a></div></div>`,
  },
  {
    shows: 'utility classes and a reset of pictures',
    css: `*, ::before, ::after { box-sizing: border-box; border-width: 0; border-style: solid; border-color: #e5e7eb; }
::before, ::after { --tw-content: ''; }
html { line-height: 1.5; tab-size: 4; font-family: ui-sans-serif, system-ui, sans-serif; }
body { margin: 0; line-height: inherit; }
h1, h2, h3 { font-size: inherit; font-weight: inherit; }
a { color: inherit; text-decoration: inherit; }
img, svg, video { display: block; vertical-align: middle; } img, video { max-width: 100%; height: auto; }
.mx-auto { margin-left: auto; margin-right: auto; } .mt-4 { margin-top: 1rem; } .flex { display: flex; } .grid { display: grid; } .hidden { display: none; } .grid-cols-1 { grid-template-columns: repeat(1, minmax(0, 1fr)); } .items-center { align-items: center; } .gap-4 { gap: 1rem; } .space-x-4 > :not([hidden]) ~ :not([hidden]) { margin-left: 1rem; } .rounded { border-radius: .25rem; } .bg-white { background-color: #fff; } .p-4 { padding: 1rem; } .text-lg { font-size: 1.125rem; line-height: 1.75rem; } .font-bold { font-weight: 700; } .truncate { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .shadow { box-shadow: 0 1px 3px rgb(0 0 0 / .1); } .hover\\:underline:hover { text-decoration-line: underline; }
@media (min-width: 768px) { .md\\:flex { display: flex; } .md\\:grid-cols-3 { grid-template-columns: repeat(3, minmax(0, 1fr)); } }`,
    html: `<div class="mx-auto p-4"><h1 class="text-lg font-bold">T</h1><div class="mt-4 grid grid-cols-1 md:grid-cols-3 gap-4"><div class="bg-white rounded shadow p-4"><p class="truncate">Long</p><a class="hover:underline" href="#">x</a></div><div class="bg-white rounded shadow p-4 flex items-center space-x-4"><img src="a.png" alt=""><p>b</p></div></div></div>`,
  },
  {
    shows: 'a card of a library, with parts that the page doesn’t use',
    css: `.card { position: relative; display: flex; flex-direction: column; min-width: 0; word-wrap: break-word; background-color: #fff; background-clip: border-box; border: 1px solid rgba(0,0,0,.125); border-radius: .25rem; }
.card > hr { margin-right: 0; margin-left: 0; } .card-body { flex: 1 1 auto; min-height: 1px; padding: 1.25rem; } .card-title { margin-bottom: .75rem; } .card-text:last-child { margin-bottom: 0; } .card-link:hover { text-decoration: none; } .card-link + .card-link { margin-left: 1.25rem; } .card-img-top { width: 100%; border-top-left-radius: calc(.25rem - 1px); border-top-right-radius: calc(.25rem - 1px); flex-shrink: 0; } .card-header:first-child { border-radius: 3px 3px 0 0; }`,
    html: `<div class="card"><img class="card-img-top" src="a.png" alt="A"><div class="card-body"><h5 class="card-title">T</h5><p class="card-text">Text</p><a href="#" class="card-link">x</a></div></div>`,
  },
  {
    shows: 'a badge for lines of text in a button',
    css: `button { all: unset; cursor: pointer; } .badge { display: inline-block; padding: 2px 8px; border-radius: 999px; font-size: 12px; line-height: 1; vertical-align: middle; text-align: center; min-width: 20px } .btn { display: inline-flex; align-items: center; justify-content: center; gap: .5em; padding: .5em 1em; text-align: center; vertical-align: middle; user-select: none; border: 1px solid transparent; } .btn:hover { background: #eee; } .btn.is-active, .btn:active { background: #ddd; } .btn-block { display: flex; width: 100%; } .sr-only { position: absolute; width: 1px; height: 1px; padding: 0; margin: -1px; overflow: hidden; clip: rect(0, 0, 0, 0); white-space: nowrap; border: 0; }`,
    html: `<button class="btn">Inbox <span class="badge">4</span><span class="sr-only">unread</span></button>`,
  },
  {
    shows: 'an icon font of which a page uses one',
    css: `[class^="icon-"]::before, [class*=" icon-"]::before { font-family: "icons"; font-style: normal; display: inline-block; width: 1em; margin-right: .2em; text-align: center; } .icon-mail::before { content: "\\e801"; } .icon-user::before { content: "\\e802"; } @font-face { font-family: "icons"; src: url(icons.woff2) format("woff2"); }`,
    html: `<p><i class="icon-mail"></i>Mail</p>`,
  },
  {
    shows: 'a grid of words of which a page uses one',
    css: `.container { position: relative; width: 100%; max-width: 960px; margin: 0 auto; padding: 0 20px; box-sizing: border-box; } .column, .columns { width: 100%; float: left; box-sizing: border-box; } @media (min-width: 550px) { .container { width: 80%; } .column, .columns { margin-left: 4%; } .column:first-child, .columns:first-child { margin-left: 0; } .one.column, .one.columns { width: 4.66%; } .six.columns { width: 48%; } .one-half.column { width: 48%; } } .container:after, .row:after { content: ""; display: table; clear: both; } .u-full-width { width: 100%; box-sizing: border-box; } .u-pull-right { float: right; }`,
    html: `<div class="container"><div class="row"><div class="six columns">a</div><div class="six columns">b</div></div></div>`,
  },
  {
    shows: 'a bar of a library with unused parts',
    css: `.navbar { position: relative; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; padding: .5rem 1rem; } .navbar-brand { display: inline-block; padding-top: .3rem; margin-right: 1rem; font-size: 1.25rem; line-height: inherit; white-space: nowrap; } .navbar-nav { display: flex; flex-direction: column; padding-left: 0; margin-bottom: 0; list-style: none; } .navbar-nav .nav-link { padding-right: 0; padding-left: 0; } .navbar-nav .dropdown-menu { position: static; float: none; } .navbar-text { display: inline-block; } .navbar-toggler { padding: .25rem .75rem; font-size: 1.25rem; line-height: 1; background-color: transparent; border: 1px solid transparent; } .nav-link { display: block; padding: .5rem 1rem; } .nav-link:hover, .nav-link:focus { text-decoration: none; } .nav-link.disabled { color: #6c757d; pointer-events: none; } @media (min-width: 992px) { .navbar-expand-lg { flex-flow: row nowrap; } .navbar-expand-lg .navbar-nav { flex-direction: row; } .navbar-expand-lg .navbar-toggler { display: none; } } .navbar-light .navbar-brand { color: rgba(0,0,0,.9); } .navbar-dark .navbar-brand { color: #fff; }`,
    html: `<nav class="navbar navbar-expand-lg navbar-light"><a class="navbar-brand" href="#">N</a><ul class="navbar-nav"><li class="nav-item"><a class="nav-link" href="#">A</a></li></ul></nav>`,
  },
  {
    shows: 'a progress bar with unused variants',
    css: `@keyframes progress-bar-stripes { from { background-position: 1rem 0; } to { background-position: 0 0; } } .progress { display: flex; height: 1rem; overflow: hidden; line-height: 0; font-size: .75rem; background-color: #e9ecef; border-radius: .25rem; } .progress-bar { display: flex; flex-direction: column; justify-content: center; overflow: hidden; color: #fff; text-align: center; white-space: nowrap; background-color: #007bff; transition: width .6s ease; } .progress-bar-striped { background-image: linear-gradient(45deg, rgba(255,255,255,.15) 25%, transparent 25%); background-size: 1rem 1rem; } .progress-bar-animated { animation: 1s linear infinite progress-bar-stripes; }`,
    html: `<div class="progress"><div class="progress-bar" style="width: 25%">25%</div></div>`,
  },
  {
    shows: 'a fade of a library, which a class takes away',
    css: `.fade { transition: opacity .15s linear; }
.fade:not(.show) { opacity: 0; }
.modal .inner { transition: transform .3s; transform: translateY(-50px); }
.modal.show .inner { transform: none; }
.tab-pane:not(.active) { display: none; }`,
    html: `<div class="modal fade"><div class="inner">x</div></div><div class="tab-pane active">y</div>`,
  },
  {
    shows: 'classes that libraries set on the root and on what they load',
    css: `html.js .menu { display: none; }
.lt-ie9 .menu { width: 49%; }
.wf-loading h1 { visibility: hidden; }
.lazyload { opacity: 0; }
.lazyloaded { opacity: 1; transition: opacity .3s; }
.collapse { display: none; }
.collapsing { height: 0; overflow: hidden; transition: height .35s; }`,
    html: `<h1>x</h1><div class="menu">m</div><img class="lazyload" src="b.png" alt=""><div class="collapse">c</div>`,
  },
  {
    shows: 'a modifier that the page has no use for beside one that it uses',
    css: `.kpi__delta--up { color: green; }
.kpi__delta--up::before { content: '▲'; }
.kpi__delta--down { color: red; }
.kpi__delta--down::before { content: '▼'; }`,
    html: `<p><b class="kpi__delta--up">3%</b></p>`,
  },
  {
    shows: 'a helper that the page has no use for beside many classes that it uses',
    css: `.box { border: 3px ridge gray; } .left { float: left; width: 45%; } .right { float: right; width: 45%; }
.red { color: red; } .blue { color: blue; } .middle { margin: auto; width: 50%; }`,
    html: `<div class="box red">a</div><div class="left blue">b</div><div class="right">c</div>`,
  },
  {
    shows: 'a mail with rules for mail programs',
    css: `td { mso-line-height-rule: exactly; }
u + .body .wide { width: 100vw; }
[owa] .cell { width: auto; }
[data-ogsc] .cell { color: white; }`,
    html: `<table role="presentation"><tr><td class="cell wide">a</td></tr></table>`,
  },
  {
    shows: 'a legend that floats, so that it is no longer in the border',
    css: `fieldset { display: flex; flex-wrap: wrap; gap: 1rem; }
legend { float: left; width: 100%; padding: 0; }
legend + * { clear: left; }`,
    html: `<form><fieldset><legend>Who</legend><label>Name <input name="n"></label></fieldset></form>`,
  },
];
