/** Small pages that come close to a mistake and have none: style sheet and body. */
export const nearMistakes: readonly [css: string, html: string][] = [
  // A button at the corner of the page, in a box that has no edge.
  [
    '.page { max-width: 60rem; margin: auto; } .theme { position: absolute; top: 1rem; right: 1rem; }',
    '<div class="page"><button class="theme" type="button">Dark</button><h1>Club</h1></div>',
  ],
  // Cells whose end tags are all left out, and an empty one that is meant.
  ['', '<table><tr><th>Player<th><th>Games<tr><td>Anu<td>C<td>12</table>'],
  ['', '<table><tr><th>Player</th><th></th><th>Games</th></tr></table>'],
  [
    'select{background:navy;color:white}option{color:black}',
    '<select aria-label="n"><option>A</option></select>',
  ],
  [
    '.sr{position:absolute;left:-999px;top:0}.tip{position:absolute;top:0;left:0}.box{position:relative}',
    '<p><span class="sr">A</span></p><p><span class="sr">B</span></p><div class="box"><i class="tip">A</i></div>',
  ],
  [
    'td{background:white}tr:nth-child(even) td{background:transparent}tr{background:gold}',
    '<table><tr><td>A<tr><td>B</table>',
  ],
  ['header{background:navy;color:white}h1{color:gold}', '<header><h1>Hi</h1></header>'],
  [
    '.wrap{overflow-x:auto;max-height:90px}th{position:sticky;top:0;background:white}tbody th{left:0}',
    '<div class="wrap"><table><thead><tr><th>A</th></tr></thead><tbody><tr><th>B</th></tr></tbody></table></div>',
  ],
  [
    '.chip{display:inline-flex}.chip svg{vertical-align:-0.125em}',
    '<p><span class="chip"><svg viewBox="0 0 9 9"></svg>A</span></p>',
  ],
  [
    '.page{display:grid;grid-template-columns:[full-start] 1fr [text-start] 9em [text-end] 1fr [full-end]}.page>*{grid-column:text}.wide{grid-column:full}',
    '<div class="page"><p>A</p><p class="wide">B</p></div>',
  ],
  ['.card{font-family:Noto Sans,sans-serif}', '<p class="card">Hi</p>'],
  [':root{--size:4px}.card{--big:calc(var(--size) * 2);padding:var(--big)}', '<p class="card">Hi</p>'],
  [
    'ol{counter-reset:a}li{counter-increment:a}li::before{content:counters(a,".")}li::after{content:counter(list-item)}',
    '<ol><li>A<ol><li>B</li></ol></li></ol>',
  ],
  ['@media (min-width:600px),(max-width:300px){.card{color:red}}', '<p class="card">Hi</p>'],
  [
    '',
    '<ul><li>A<li>B<ul><li>C</ul></ul><dl><div><dt>A<dd>B</div></dl><p>One<p>Two<table><tr><td>1<td><tr><td>2<td>3</table>',
  ],
  [
    '',
    '<a href="#top">Up</a> <a href="#later">Later</a> <a href="#:~:text=Hi">Hi</a><p property="name" itemprop="name">Hi</p>',
  ],
  [
    '',
    '<label>Size <select><button><selectedcontent></selectedcontent></button><option>A</option></select></label><details><summary><h2>A</h2></summary>B</details>',
  ],
  [
    '.btn{transition:background-color .2s, transform .2s;background:teal}.btn:hover{background:navy;transform:translateY(-2px)}',
    '<a class="btn" style="display:inline-block" href="#">Go</a>',
  ],
  ['.menu a{transition:color .2s}.menu:hover a{color:red}', '<nav class="menu"><a href="#">A</a></nav>'],
  [
    '.card{transition:box-shadow .3s}.card:focus-within{box-shadow:0 0 4px}',
    '<div class="card"><input aria-label="n"></div>',
  ],
  [
    '.panel{max-height:0;overflow:hidden;transition:max-height .3s}.t:checked~.panel{max-height:200px}',
    '<input class="t" type="checkbox" aria-label="x"><div class="panel">Hi</div>',
  ],
  [
    'body{transition:background-color .3s}@media(prefers-color-scheme:dark){body{background-color:black}}',
    '<p>Hi</p>',
  ],
  [
    'details summary{cursor:pointer;list-style:none}details[open] summary{color:red}',
    '<details><summary>A</summary>B</details>',
  ],
  [
    '@keyframes in{from{opacity:0;transform:translateY(20px)}to{opacity:1;transform:none}}.hero{opacity:0;animation:in .6s .2s forwards}',
    '<div class="hero">Hi</div>',
  ],
  [
    '@keyframes spin{to{transform:rotate(360deg)}}.loader{width:40px;height:40px;border:4px solid silver;border-top-color:teal;border-radius:50%;animation:spin 1s linear infinite}',
    '<div class="loader"></div>',
  ],
  [
    '@keyframes pulse{0%,100%{transform:scale(1)}50%{transform:scale(1.1)}}.b{animation:pulse 2s infinite}.b:hover{animation:none;transform:scale(1.2)}',
    '<div class="b">x</div>',
  ],
  [
    '.scene{perspective:600px}.cube{transform-style:preserve-3d;transition:transform .5s}.scene:hover .cube{transform:rotateY(180deg)}.back{transform:rotateY(180deg);backface-visibility:hidden}',
    '<div class="scene"><div class="cube"><div>A</div><div class="back">B</div></div></div>',
  ],
  [
    '.track{display:flex;overflow-x:auto;scroll-snap-type:x mandatory;scroll-behavior:smooth;overscroll-behavior-x:contain}.track>*{scroll-snap-align:center;flex:0 0 80%}',
    '<div class="track"><p>A</p><p>B</p></div>',
  ],
  [
    'select{appearance:none;background:url("a.svg") no-repeat right}',
    '<select aria-label="a"><option>A</option></select>',
  ],
  [
    'button,input{font:inherit;color:inherit}form{color:teal;font-size:20px}',
    '<form><input aria-label="a"><button>Go</button></form>',
  ],
  [
    'form{font-family:Georgia,serif;color:#333}',
    '<form><label>Name <input></label><button>Send</button></form>',
  ],
  [
    '.t{width:100%;border-collapse:collapse}.t th{text-align:left}.t caption{caption-side:bottom}',
    '<table class="t"><caption>C</caption><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  [
    'thead{text-align:right}',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  [
    '.grad{background:linear-gradient(red,blue);-webkit-background-clip:text;background-clip:text;-webkit-text-fill-color:transparent;color:red}',
    '<h1 class="grad">Hi</h1>',
  ],
  ['.c{margin-left:auto;margin-right:auto;margin-inline:auto;max-width:60ch}', '<div class="c">Hi</div>'],
  [
    '.btn{all:unset;cursor:pointer;padding:8px}.btn:focus-visible{outline:2px solid}',
    '<button class="btn">Go</button>',
  ],
  ['.card{outline:0}.card:focus{outline:2px solid}', '<div class="card" tabindex="-1">x</div>'],
  [
    '.scroll{height:90px;overflow:auto}.scroll:focus-visible{outline:2px solid}',
    '<div class="scroll"><p>Hi</p></div>',
  ],
  [':root{--c:teal}.dark{--c:white}p{color:var(--c)}', '<p>A</p><div class="dark"><p>B</p></div>'],
  [
    '.box{--gap:8px;display:grid;gap:var(--gap)}.box.wide{--gap:20px}',
    '<div class="box">a</div><div class="box wide">b</div>',
  ],
  ['@layer reset,base;@layer reset{p{margin:0}}@layer base{p{color:gray}}p{margin:1em 0}', '<p>Hi</p>'],
  ['@supports(display:grid){.g{display:grid}}.g{gap:8px}', '<div class="g"><p>a</p></div>'],
  ['.g{display:flex}@supports(display:grid){.g{display:grid}}', '<div class="g"><p>a</p></div>'],
  [
    '.nav ul{list-style:none;padding:0;display:flex;gap:1em}.nav li{display:block}',
    '<nav class="nav"><ul><li><a href="#">A</a></li></ul></nav>',
  ],
  [
    'ul.icons{list-style:none}ul.icons li{display:flex;gap:4px}',
    '<ul class="icons"><li><b>A</b> c</li></ul>',
  ],
  [
    '.tag{display:inline-block;padding:2px}.row{display:flex;flex-wrap:wrap;gap:4px}',
    '<div class="row"><span class="tag">a</span><span class="tag">b</span></div>',
  ],
  ['img{display:block;max-width:100%;height:auto;width:600px}', '<img src="a.png" alt="a">'],
  ['.m{width:min(100%,600px);max-width:600px}', '<div class="m">a</div>'],
  ['pre{tab-size:2;overflow-x:auto;white-space:pre-wrap}', '<pre>a\tb</pre>'],
  ['.disabled{pointer-events:none;opacity:.5}', '<a class="disabled" href="#">x</a>'],
  [
    '.clamp{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;line-clamp:3;overflow:hidden}',
    '<p class="clamp">Hi</p>',
  ],
  [
    'p::first-line{font-weight:bold}.lead::first-letter{font-size:3em;float:left}',
    '<p class="lead">Hello</p>',
  ],
  ['a{color:teal}a:visited{color:purple}a:hover{color:red}a:active{color:black}', '<p><a href="#">x</a></p>'],
  ['.btn:focus{outline:none}.btn:focus-visible{outline:2px solid}', '<button class="btn">x</button>'],
  [
    'input:focus{border-color:teal}input:invalid{border-color:red}input:disabled{opacity:.5}',
    '<form><input required aria-label="a"><input disabled aria-label="b"></form>',
  ],
  [
    '.pos{position:relative;inset:auto 0 0 auto}.abs{position:absolute;top:0;bottom:0;left:0;right:0}',
    '<div class="pos"><div class="abs">x</div></div>',
  ],
  [
    '.hero{columns:2 200px;column-rule:1px solid}.hero h2{column-span:all}',
    '<div class="hero"><h2>A</h2><p>B</p></div>',
  ],
  [
    'html{scroll-behavior:smooth;scroll-padding-top:4rem;scrollbar-gutter:stable}body{overscroll-behavior:none;margin:0}',
    '<p>x</p>',
  ],
  [
    'h1{letter-spacing:.05em;text-transform:uppercase}.card{letter-spacing:1px}',
    '<div class="card"><h1>A</h1><p>B</p></div>',
  ],
  ['', '<table><thead><tr><th>A<tbody><tr><td>1<td>2</table><p>One<p>Two<ul><li>a<li>b</ul>'],
  [
    '',
    '<p>Tom &amp; Jerry &copy; 2026 &mdash; <a href="?a=1&b=2">x</a></p><input required disabled aria-label=x>',
  ],
  [
    'svg{fill:none;stroke:currentColor;stroke-linecap:round}',
    '<svg width="9" height="9" viewBox="0 0 9 9"><image href="a.png" width="9" height="9"/><path d="M0 0h9"/></svg>',
  ],
  // A scope: its root, its limits and what & means in it.
  [
    '@scope (.card) to (.content){:scope{border:1px solid}& > p{margin:0}:scope > a{color:red}img{opacity:.9}}',
    '<div class="card"><p>Hi</p><a href="#">Go</a><img src="a.jpg" alt="A"><div class="content"><img src="b.jpg" alt="B"></div></div>',
  ],
  // What a script in another file adds is not known.
  [
    '.todo{padding:4px}.todo.done{opacity:.5}.menu.shown-now{display:block}',
    '<ul id="list"></ul><nav class="menu"><a href="#">A</a></nav><script src="app.js"></script>',
  ],
  ['my-card:not(:defined){visibility:hidden}', '<my-card>Hi</my-card>'],
  ['.row > li:only-child{flex-grow:0}.row{display:flex}', '<ul class="row"><li>A</li><li>B</li></ul>'],
  [
    'dialog[open]{display:flex}[hidden]{display:none !important}.panel{display:block}',
    '<dialog>A</dialog><div class="panel" hidden>B</div><div class="panel">C</div>',
  ],
  [':root{--c:red}.dark{--c:blue}p{color:var(--c)}', '<div class="dark"><p>Hi</p></div><p>You</p>'],
  // A color for the background beside it, and an exception by its own class.
  ['.hero{background:navy;color:white}h1{color:gold}', '<div class="hero"><h1>Hi</h1></div>'],
  ['.station{font-size:20px}.wind{font-size:3rem}', '<div class="station"><p class="wind">Hi</p></div>'],
  [
    '.icon{width:2em;fill:teal}',
    '<svg class="icon" fill="none" viewBox="0 0 9 9"><path d="M0 0h9"/></svg><svg class="icon" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
  ],
  ['.tilt{transform:rotate(2deg)}.tilt:hover{transform:scale(1.1)}', '<div class="tilt">Hi</div>'],
  ['p{margin:0}', '<!--[if !IE]><!--><p>Hi</p><!--<![endif]--><!-- <p>off</p> -->'],
  [
    '.f{position:relative;height:200px}.f img{width:100%;height:100%;object-fit:cover}.g{display:flex}.g img{object-fit:cover;width:90px}',
    '<div class="f"><img src="a.jpg" alt="A"></div><div class="g"><img src="b.jpg" alt="B"><p>Hi</p></div>',
  ],
  // A card and its parts, text that the user edits, and what only looks like one of the mistakes.
  [
    '.card{color:#333;font-size:16px}.card h3{color:navy;font-size:20px}',
    '<div class="card"><h3>A</h3></div>',
  ],
  ['.ed:empty::before{content:"Write"}', '<div class="ed" contenteditable="true">Text</div>'],
  [
    '.f{font-size:20px}@media (max-width:900px){.f{font-size:16px}}@media (max-width:500px){.f{font-size:14px}}',
    '<p class="f">A</p>',
  ],
  [
    '.s{stroke-width:3}.r{background:#eee;border:1px solid;border-radius:8px}',
    '<svg class="r" width="50" height="50"><path class="s" stroke="red" d="M0 0h9"/></svg>',
  ],
  [
    ':root{interpolate-size:allow-keywords}.h{height:0;overflow:clip;transition:height .3s}.h:hover{height:auto}',
    '<div class="h">A</div>',
  ],
  [
    '.c{transition:background .2s}.c.slow{transition:background 2s}.c:hover{background:gold}',
    '<button class="c">A</button><button class="c slow">B</button>',
  ],
  [
    '@property --x{syntax:"*";inherits:false}@property --y{syntax:"<length> | auto";inherits:true;initial-value:0px}.p{--x:1;width:var(--y);order:var(--x)}',
    '<div style="display:flex"><p class="p">A</p></div>',
  ],
  [
    ':root{--accent:navy}.promo{--accent:crimson}h3{color:var(--accent)}',
    '<div class="promo"><h3>A</h3></div><h3>B</h3>',
  ],
  [
    '.modal{position:fixed;inset:0}.hd{position:sticky;top:0;backdrop-filter:none}',
    '<div class="hd"><div class="modal">A</div></div>',
  ],
  ['.i{display:inline-block;*display:inline;zoom:1}', '<div class="i">A</div>'],
  [
    '*{padding:0}input{padding:4px;border:1px solid}.s{appearance:none;background:gray}.c input{padding:0;border:none}',
    '<label class="c"><input aria-label="A"><input type="checkbox" class="s"> B</label>',
  ],
  [
    'html,body{scroll-behavior:smooth}.a{position:relative;animation:m 1s}.b{animation:n 1s}@keyframes m{to{left:9px}}@keyframes n{to{left:9px;color:red}}',
    '<p class="a">A</p><p class="b">B</p>',
  ],
  ['.b{--level:5;width:calc(var(--level)*1em)}', '<p class="b" style="--level:9">A</p>'],
  [':root{--main:navy}@layer base{:root{--main:teal}}p{color:var(--main)}', '<p>A</p>'],
  ['.big{padding:9px}:where(.btn){padding:1px}', '<button class="btn big">A</button>'],
  ['li:hover{color:navy}li:nth-child(1){color:gray}', '<ul><li>A</li><li>B</li></ul>'],
  ['.l:empty{display:none}.n:empty::before{content:"-"}', '<ul class="l"><li>A</li></ul><p class="n">B</p>'],
  [
    'tr:hover{background:gold}tr.sum{background:silver}tr:hover td{color:red}',
    '<table><tr><td>A</td></tr><tr class="sum"><td>B</td></tr></table>',
  ],
  [
    'h2{font-size:1.5em}@media (max-width:600px){h2{font-size:1.2em}}.top h2{font-size:2em}',
    '<header class="top"><h2>A</h2></header>',
  ],
  [
    '.d{display:none}.d a{display:block}.f{opacity:.5}.f:hover{opacity:1}.f b{opacity:1}',
    '<div class="d"><a href="/">A</a></div><p class="f"><b>B</b></p>',
  ],
  [
    '@font-face{font-family:"Lora";src:url(l.woff2)}@font-face{font-family:"Lora Bold";src:url(b.woff2)}body{font-family:"Lora",serif}h1{font-family:Arial,sans-serif}',
    '<h1>A</h1><p>B</p>',
  ],
  ['.h{background-image:url(a.jpg)}.h.plain{background:silver}', '<section class="h plain">A</section>'],
  [
    ':root{--main:teal}[dir=rtl]{--main:navy}.c{margin-left:4px;margin-inline:8px;color:var(--main)}',
    '<p class="c">A</p><p dir="rtl">א</p>',
  ],
  [
    'td::before{content:attr(data-label)}abbr::after{content:attr(TITLE)}',
    '<table><tr><td data-label="Mark">8</td><td>9</td></tr></table><abbr title="Computer Science">CS</abbr>',
  ],
  [
    '.tip::after{content:attr(data-tip)}',
    '<b class="tip">A</b><script>for(const b of document.links)b.dataset.tip=1</script>',
  ],
  [
    "body{font-family:'Times New Roman',Georgia,serif}i{font:1em/2 'Lucida Sans', sans-serif}",
    '<p>A <i>B</i></p>',
  ],
  [
    String.raw`.a{background:url("caf\e9.png")}.b{background:url(two\ words.png)}.c{background:url("\2605star.png")}`,
    '<p class="a">A</p><p class="b">B</p><p class="c">C</p>',
  ],
  [
    '.menu{display:none}',
    '<a href="#menu">A</a><p class="menu">B</p><script>onclick=()=>document.querySelector(".menu").hidden=1</script>',
  ],
  ['.row{padding:1px}', '<a href="#row">A</a><p class="row">B</p><p class="row">C</p>'],
  [
    '.open{color:navy}',
    `<p id="menu" class="note">A</p><script>
// document.getElementById('#menu')
document.getElementById('menu').classList.toggle('open'); document.querySelectorAll('p'); document.querySelector('.note')
document.body.append(Object.assign(document.createElement('b'), { id: 'mennu' })); document.getElementById('mennu')</script>`,
  ],
  [
    '.d{display:none}.t:hover~.d{display:block}',
    '<div><b class="t">A</b><i class="d">B</i></div><div><b class="t">C</b><i class="d">D</i></div>',
  ],
  [
    '.path{fill:red}',
    '<svg class="path" width="9" height="9"></svg><script>document.body.innerHTML += "<svg><path/></svg>"; document.querySelector("path")</script>',
  ],
  [
    '.a{color:navy}',
    '<p id="part" class="a">A</p><script>const made = (id) => Object.assign(document.createElement("b"), { id });</script><script>document.body.append(made("parts")); document.getElementById("parts")</script>',
  ],
  [
    '.r{display:flex}.a{flex:0 0 50%;max-width:50%}.b{flex:0 0 auto;width:50%}.c{flex:0 0 9em;width:9em}.d{flex:1 1 90px;width:20px}',
    '<div class="r"><p class="a">A</p><p class="b">B</p></div><div class="r"><p class="c">C</p><p class="d">D</p></div>',
  ],
  [
    'i{color:navy}',
    '<i contenteditable="false" draggable="false" translate="no" hidden="until-found">A</i><input disabled="disabled" aria-label="B" autocomplete="off">',
  ],
  ['input[type="text"],input[type="tel"]{border:1px solid}', '<input type="tel" aria-label="A">'],
  [
    '.help{color:teal}',
    '<nav><a class="help" href="#help">A</a> <a href="#tea"><b class="tea">B</b></a></nav>',
  ],
  ['.day{padding:1px}', '<div class="day"><a href="#day">A</a></div>'],
];
