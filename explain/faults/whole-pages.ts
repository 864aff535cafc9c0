import { page } from './fault.ts';

/** Three whole pages as a learner's project has them; the faults of changed-faults.ts change one place in one of them. */
export const clubPage = page(
  `
:root {
  --brand: #0f766e;
  --ink: #1f2937;
  --gap: 1rem;
}
* { box-sizing: border-box; }
body {
  margin: 0;
  font-family: "Segoe UI", system-ui, sans-serif;
  line-height: 1.6;
  color: var(--ink);
}
.site-header {
  display: flex;
  justify-content: space-between;
  align-items: center;
  padding: 1rem 2rem;
  background-color: var(--brand);
}
.site-header .logo {
  font-size: 1.5rem;
  font-weight: 700;
  color: white;
}
.site-nav ul {
  display: flex;
  gap: var(--gap);
  list-style: none;
  margin: 0;
  padding: 0;
}
.site-nav a {
  color: white;
  text-decoration: none;
}
.site-nav a:hover { text-decoration: underline; }
#hero {
  text-align: center;
  padding: 4rem 1rem;
  background: linear-gradient(to bottom, #ecfdf5, white);
}
#hero h1 { font-size: 2.5rem; margin: 0 0 0.5rem; }
.lead { max-width: 50ch; margin: 0 auto; }
.button {
  display: inline-block;
  margin-top: 1.5rem;
  padding: 0.75rem 1.5rem;
  border: 2px solid var(--brand);
  border-radius: 0.5rem;
  background: var(--brand);
  color: white;
  transition: background 0.2s ease;
}
.button:hover { background: #115e59; }
.events {
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 1.5rem;
  padding: 2rem;
}
.event-card {
  position: relative;
  padding: 1.5rem;
  border: 1px solid #d1d5db;
  border-radius: 0.75rem;
  box-shadow: 0 1px 3px rgba(0, 0, 0, 0.1);
}
.event-card h3 { margin-top: 0; }
.badge {
  position: absolute;
  top: 1rem;
  right: 1rem;
  font-size: 0.75rem;
  z-index: 2;
}
.site-footer p { margin: 0; font-size: 0.875rem; }
@media (max-width: 700px) {
  .events { grid-template-columns: 1fr; }
}`,
  `
<header class="site-header">
<div class="logo">First Commit</div>
<nav class="site-nav">
<ul>
<li><a href="#events">Events</a></li>
<li><a href="#about">About</a></li>
</ul>
</nav>
</header>
<section id="hero">
<h1>Build together</h1>
<p class="lead">A community of college developers.</p>
<a class="button" href="#events">See the events</a>
</section>
<main class="events" id="events">
<article class="event-card">
<span class="badge">New</span>
<h3>Git night</h3>
<p>Bring a <strong>laptop</strong>.</p>
</article>
<article class="event-card">
<h3>Hack day</h3>
<p>Teams of four.</p>
</article>
</main>
<footer class="site-footer" id="about">
<p>Made by members.</p>
</footer>`,
);

export const formPage = page(
  `
body { font-family: Georgia, serif; background: #faf7f2; }
.sheet {
  width: 90%;
  max-width: 32rem;
  margin: 2rem auto;
  padding: 2rem;
  background: #fff;
  border-top: 6px solid tomato;
}
.sheet h2 { color: tomato; letter-spacing: 0.05em; text-transform: uppercase; }
.row { display: flex; gap: 1rem; margin-bottom: 1rem; }
.row label { flex: 0 0 8rem; font-weight: bold; }
.row input, .row select { flex: 1; padding: 0.5rem; border: 1px solid #bbb; }
.row input:focus { outline: 2px solid tomato; }
input[type="submit"] {
  background: tomato;
  color: white;
  border: none;
  cursor: pointer;
}
.hint { font-size: 0.8rem; font-style: italic; color: rgb(90 90 90); }
.hint::before { content: "Hint: "; font-weight: bold; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px; border-bottom: 1px solid #ddd; text-align: left; }
tr:nth-child(even) { background-color: #f6f6f6; }
td.total { font-weight: bold; text-align: right; }`,
  `
<div class="sheet">
<h2>Join the club</h2>
<form action="/join">
<div class="row">
<label for="name">Name</label>
<input id="name" type="text" required>
</div>
<div class="row">
<label for="year">Year</label>
<select id="year">
<option>First</option>
<option>Second</option>
</select>
</div>
<p class="hint">Use your college name.</p>
<input type="submit" value="Join">
</form>
<table>
<thead>
<tr><th>Item</th><th>Cost</th></tr>
</thead>
<tbody>
<tr><td>Shirt</td><td>300</td></tr>
<tr><td>Sum</td><td class="total">300</td></tr>
</tbody>
</table>
</div>`,
);

export const motionPage = page(
  `
@keyframes float {
  from { transform: translateY(0); }
  to { transform: translateY(-12px); }
}
.stage {
  height: 300px;
  position: relative;
  overflow: hidden;
  background-color: midnightblue;
}
.cloud {
  position: absolute;
  left: 40px;
  width: 120px;
  height: 60px;
  border-radius: 30px;
  background-color: white;
  animation: float 2s ease-in-out infinite alternate;
}
.cloud.small { width: 60px; height: 30px; left: 220px; opacity: 0.8; }
.photo { width: 200px; height: 200px; object-fit: cover; border-radius: 50%; float: left; margin-right: 1rem; }
.story p { text-indent: 1.5em; }
.story p:first-of-type { text-indent: 0; }
.story a { color: royalblue; }
.story a:visited { color: purple; }
ul.steps > li { margin-bottom: 0.5em; }
.steps li:last-child { font-weight: bold; }
.tabs { display: flex; flex-direction: row; }
.tabs .tab { flex: 1; padding: 1em; border: 1px solid gray; cursor: pointer; }
.tabs .tab.active { background: gold; }
.word { display: inline-block; width: 6em; padding: 2px 6px; background-color: lavender; }`,
  `
<div class="stage">
<div class="cloud"></div>
<div class="cloud small"></div>
</div>
<article class="story">
<img class="photo" src="me.jpg" alt="Asha at her desk" width="200" height="200">
<p>Asha wrote her <span class="word">first</span> commit in May.</p>
<p>Read <a href="story.html">the whole story</a>.</p>
<ul class="steps">
<li>Fork</li>
<li>Clone</li>
<li>Commit</li>
</ul>
</article>
<div class="tabs">
<div class="tab active">One</div>
<div class="tab">Two</div>
</div>`,
);
