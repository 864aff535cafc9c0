export const clubEvents = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Noticeboard</title>
<style>
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
}
</style>
</head>
<body>
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
</footer>
</body>
</html>
`;

export const joinForm = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Noticeboard</title>
<style>
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
td.total { font-weight: bold; text-align: right; }
</style>
</head>
<body>
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
</div>
</body>
</html>
`;

export const story = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Noticeboard</title>
<style>
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
.word { display: inline-block; width: 6em; padding: 2px 6px; background-color: lavender; }
</style>
</head>
<body>
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
</div>
</body>
</html>
`;

export const canteen = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Campus canteen</title>
<style>
body {
  margin: 0;
  font-family: Verdana, sans-serif;
}
nav {
  display: flex;
  justify-content: space-between;
  align-items: center;
  background-color: #222;
  padding: 10px 24px;
}
nav ul {
  display: flex;
  gap: 16px;
  list-style: none;
  margin: 0;
  padding: 0;
}
nav ul li a {
  color: white;
  text-decoration: none;
  padding: 6px;
}
nav ul li a:hover {
  background: #555;
}
nav ul li a.active {
  color: orange;
}
.logo {
  color: white;
  font-size: 24px;
}
@media (max-width: 600px) {
  nav { flex-direction: column; }
}
</style>
</head>
<body>
<nav>
<div class="logo">Canteen</div>
<ul>
<li><a href="index.html" class="active">Home</a></li>
<li><a href="menu.html">Menu</a></li>
<li><a href="contact.html">Contact</a></li>
</ul>
</nav>
<p>Open from 8 am to 6 pm.</p>
</body>
</html>
`;

export const clubSite = `<!doctype html>
<html lang="en">
<head>
<title>Campus Club</title>
<meta name="viewport" content="width=device-width">
<style>
:root { --brand: #3b5bdb; --space: 16px; }
body { font: 16px/1.6 Verdana, sans-serif; margin: var(--space); }
.club-name { color: var(--brand); letter-spacing: 1px; }
.site-nav { display: flex; gap: var(--space); }
.site-nav a { color: var(--brand); text-decoration: none; }
.site-nav a:hover { text-decoration: underline; }
.p { color: gray; }
.p a { color: inherit; }
@supports selector(:has(a))  {
  .p:has(a) { color: red; }
}
@media (max-width: 500px) {
  .site-nav { flex-direction: column; }
}
</style>
</head>
<body>
<h1 class="club-name">Campus Club</h1>
<nav class="site-nav"><a href="/">Home</a><a href="/events">Events</a><a href="/join">Join</a></nav>
<main>
<p class="p"><a href="#">A</a></p>
</main>
</body>
</html>
`;

export const marks = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Internal marks</title>
<style>
table { border-collapse: collapse; width: 100%; font-family: Calibri, sans-serif; }
caption { caption-side: bottom; padding: 8px; }
th, td { border: 1px solid #999; padding: 8px 12px; text-align: left; }
thead th { background: #264653; color: white; }
tbody tr:nth-child(even) { background: #f2f2f2; }
tbody tr:hover { background: #ffe8a3; }
td:last-child { text-align: right; font-weight: bold; }
.fail { color: red; }
.total td { border-top: 3px double black; }
</style>
</head>
<body>
<h1>Semester 3</h1>
<table>
<caption>Out of 50 in each subject</caption>
<thead>
<tr><th>Subject</th><th>Teacher</th><th>Marks</th></tr>
</thead>
<tbody>
<tr><td>Data structures</td><td>Ms Rao</td><td>41</td></tr>
<tr><td>Maths</td><td>Mr Das</td><td class="fail">17</td></tr>
<tr><td>Networks</td><td>Ms Kaur</td><td>36</td></tr>
<tr class="total"><td>Total</td><td>All</td><td>94</td></tr>
</tbody>
</table>
</body>
</html>
`;

export const festForm = `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Fest registration</title>
  <style>
    body { background: #eef2f3; font-family: "Segoe UI", sans-serif; }
    form { width: 320px; margin: 40px auto; padding: 24px; background: #fff; border-radius: 8px; }
    label { display: block; margin-bottom: 4px; font-size: 14px; }
    input[type="text"], input[type="email"], select {
      width: 100%;
      padding: 10px;
      border: 1px solid #bbb;
      margin-bottom: 14px;
    }
    input:focus { border-color: dodgerblue; outline: none; }
    input[type="checkbox"]:checked + span { color: green; }
    button { width: 100%; padding: 12px; border: none; background: dodgerblue; color: #fff; cursor: pointer; }
    button:hover { background: navy; }
    .error { color: crimson; font-size: 12px; }
    #note { font-style: italic; }
  </style>
</head>
<body>
  <form action="register.html" method="post">
    <label for="name">Full name</label>
    <input type="text" id="name" name="name">
    <label for="mail">Email</label>
    <input type="email" id="mail" name="mail">
    <p class="error">Use your college address.</p>
    <label for="event">Event</label>
    <select id="event" name="event">
      <option value="dance">Dance</option>
      <option value="quiz">Quiz</option>
    </select>
    <label><input type="checkbox" name="agree"> <span>I agree</span></label>
    <p id="note">You can change this later.</p>
    <button type="submit">Register</button>
  </form>
</body>
</html>
`;

export const courseCards = `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Course cards</title>
  <style>
    * { box-sizing: border-box; }
    body { margin: 0; font-family: Arial, sans-serif; background: #f4f4f9; }
    .cards { display: flex; flex-wrap: wrap; gap: 20px; padding: 20px; }
    .card {
      width: 240px;
      background: white;
      border: 1px solid #ddd;
      border-radius: 10px;
      overflow: hidden;
    }
    .card img { display: block; width: 100%; height: 140px; object-fit: cover; }
    .card-body { padding: 16px; }
    .card-body h2 { margin: 0 0 8px; font-size: 18px; }
    .card-body p { margin: 0; line-height: 1.5; color: #555; }
    .card .price { font-weight: bold; color: green; }
    .card:hover { box-shadow: 0 4px 12px rgba(0, 0, 0, 0.2); }
    .btn { display: inline-block; margin-top: 12px; padding: 8px 16px; color: white; background: #4361ee; text-decoration: none; }
    #featured { border-color: gold; }
  </style>
</head>
<body>
  <div class="cards">
    <div class="card" id="featured">
      <img src="python.jpg" alt="A snake on a keyboard">
      <div class="card-body">
        <h2>Python basics</h2>
        <p>Six weeks of evening classes.</p>
        <p class="price">Rs 1,200</p>
        <a class="btn" href="python.html">Join now</a>
      </div>
    </div>
    <div class="card">
      <img src="web.jpg" alt="A web page on a laptop">
      <div class="card-body">
        <h2>Web design</h2>
        <p>Your first site in a month.</p>
        <p class="price">Rs 900</p>
        <a class="btn" href="web.html">Join now</a>
      </div>
    </div>
  </div>
</body>
</html>
`;

export const tripPhotos = `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Trip photos</title>
  <style>
    h1 { text-align: center; font-family: Georgia, serif; }
    .gallery {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
      gap: 12px;
      max-width: 900px;
      margin: 0 auto;
    }
    .gallery figure { margin: 0; position: relative; overflow: hidden; }
    .gallery img { width: 100%; aspect-ratio: 4 / 3; object-fit: cover; transition: transform 0.3s ease; }
    .gallery figure:hover img { transform: scale(1.1); }
    .gallery figcaption {
      position: absolute;
      bottom: 0;
      left: 0;
      right: 0;
      padding: 8px;
      color: #fff;
      background: rgba(0, 0, 0, 0.6);
    }
    .wide { grid-column: span 2; }
  </style>
</head>
<body>
  <h1>Our trip to Hampi</h1>
  <div class="gallery">
    <figure class="wide">
      <img src="temple.jpg" alt="Stone chariot">
      <figcaption>Stone chariot</figcaption>
    </figure>
    <figure>
      <img src="river.jpg" alt="Tungabhadra river">
      <figcaption>The river</figcaption>
    </figure>
    <figure>
      <img src="hill.jpg" alt="Matanga hill">
      <figcaption>Matanga hill</figcaption>
    </figure>
  </div>
</body>
</html>
`;

export const roboticsClub = `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Robotics club</title>
  <style>
    :root {
      --brand: #e63946;
      --space: 24px;
    }
    body { margin: 0; font-family: system-ui, sans-serif; }
    .hero {
      position: relative;
      display: flex;
      flex-direction: column;
      justify-content: center;
      align-items: center;
      height: 80vh;
      background: linear-gradient(to right, #1d3557, #457b9d);
      color: white;
    }
    .hero h1 { font-size: clamp(2rem, 6vw, 4rem); text-shadow: 2px 2px 4px black; }
    .hero .tag { position: absolute; top: 16px; right: 16px; background: var(--brand); padding: 4px 10px; z-index: 2; }
    .cta { padding: 12px var(--space); background: var(--brand); color: white; border: 0; border-radius: 999px; transition: background 0.2s; }
    .cta:hover { background: darkred; }
    .about { max-width: 60ch; margin: 0 auto; padding: var(--space); }
    .about h2::after { content: ""; display: block; width: 50px; height: 4px; background: var(--brand); }
  </style>
</head>
<body>
  <section class="hero">
    <span class="tag">New</span>
    <h1>Build robots with us</h1>
    <button class="cta">Join the club</button>
  </section>
  <section class="about">
    <h2>About</h2>
    <p>We meet every Friday in lab 4.</p>
  </section>
</body>
</html>
`;

export const loader = `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Loading</title>
  <style>
    body { display: grid; place-items: center; min-height: 100vh; margin: 0; background: #111; color: #eee; }
    .loader {
      width: 60px;
      height: 60px;
      border: 6px solid #444;
      border-top-color: cyan;
      border-radius: 50%;
      animation: spin 1s linear infinite;
    }
    .dot { display: inline-block; width: 12px; height: 12px; background: cyan; animation-name: bounce; animation-duration: 0.8s; animation-iteration-count: infinite; }
    .dot:nth-child(2) { animation-delay: 0.2s; }
    @keyframes spin {
      from { transform: rotate(0deg); }
      to { transform: rotate(360deg); }
    }
    @keyframes bounce {
      0% { transform: translateY(0); }
      50% { transform: translateY(-20px); }
      100% { transform: translateY(0); }
    }
    @media (prefers-reduced-motion: reduce) {
      .loader, .dot { animation: none; }
    }
  </style>
</head>
<body>
  <div class="loader"></div>
  <div class="dots">
    <span class="dot"></span>
    <span class="dot"></span>
    <span class="dot"></span>
  </div>
  <p>Please wait</p>
</body>
</html>
`;

export const dashboard = `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Shop dashboard</title>
  <style>
@layer base  {
}
  .layout { display: grid; grid-template-columns: 180px 1fr; gap: 20px; }
  .layout-side { background: #22303c; color: white; padding: 16px; }
  .layout-side ul { list-style: none; padding: 0; margin: 0; }
  .numbers { border-collapse: collapse; width: 100%; }
  .numbers th, .numbers td { border: 1px solid #ccc; padding: 6px 10px; }
  </style>
</head>
<body>
  <div class="layout">
    <aside class="layout-side"><ul><li>Orders</li><li>Stock</li></ul></aside>
    <div>
      <table class="numbers">
        <tr><th>Day</th><th>Orders</th></tr>
        <tr><td>Mon</td><td>12</td></tr>
      </table>
<p class="q">A</p>
    </div>
  </div>
</body>
</html>
`;

export const library = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Library</title>
<style>
body {
  margin: 0;
  min-height: 100vh;
  display: grid;
  grid-template-columns: 200px 1fr;
  grid-template-rows: auto 1fr auto;
  grid-template-areas:
    "header header"
    "sidebar main"
    "footer footer";
}
header { grid-area: header; background: teal; color: white; padding: 16px; }
aside { grid-area: sidebar; background: #e0f2f1; }
aside li { margin-bottom: 8px; }
main { grid-area: main; padding: 16px; }
main > p { line-height: 1.6; }
footer { grid-area: footer; text-align: center; border-top: 1px solid teal; }
@media (max-width: 700px) {
  body { grid-template-columns: 1fr; grid-template-areas: "header" "main" "sidebar" "footer"; }
}
</style>
</head>
<body>
<header><h1>College library</h1></header>
<aside>
<ul>
<li><a href="#new">New books</a></li>
<li><a href="#hours">Hours</a></li>
</ul>
</aside>
<main>
<h2 id="new">New books</h2>
<p>Twelve novels came this week.</p>
<h2 id="hours">Hours</h2>
<p>Nine to eight, all week.</p>
</main>
<footer>Ask at the desk.</footer>
</body>
</html>
`;

export const diary = `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Hostel diary</title>
  <style>
    body { max-width: 680px; margin: 0 auto; padding: 0 16px; font: 17px/1.6 Georgia, serif; }
    article header { border-bottom: 2px solid #b08968; }
    article h1 { font-size: 2em; margin-bottom: 0; }
    .date { color: #777; font-size: 14px; }
    article p + p { text-indent: 2em; }
    .intro::first-letter { font-size: 3em; float: left; color: #b08968; }
    blockquote { margin: 20px 0; padding: 10px 20px; border-left: 5px solid #b08968; background: #faf3e8; }
    blockquote p { margin: 0; }
    .tags { display: flex; gap: 8px; padding: 0; list-style: none; }
    .tags li { background: #eee; padding: 2px 8px; border-radius: 4px; }
    footer a { color: #7f5539; }
    .back-to-top { position: sticky; bottom: 10px; }
  </style>
</head>
<body>
  <article>
    <header>
      <h1>First week in the hostel</h1>
      <p class="date">12 August</p>
    </header>
    <p class="intro">The room was smaller than I thought.</p>
    <p>My roommate plays the flute at six.</p>
    <blockquote><p>You will get used to it.</p></blockquote>
    <p>I did not.</p>
    <ul class="tags">
      <li>hostel</li>
      <li>music</li>
    </ul>
  </article>
  <p class="back-to-top"><a href="#">Back to top</a></p>
  <footer><a href="more.html">More posts</a></footer>
</body>
</html>
`;

export const dropDownMenu = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Menu</title>
<style>
.menu { list-style: none; margin: 0; padding: 0; background: #333; }
.menu > li { display: inline-block; position: relative; }
.menu a { display: block; padding: 12px 16px; color: #fff; text-decoration: none; }
.menu a:hover { background: #04aa6d; }
.submenu {
  display: none;
  position: absolute;
  top: 100%;
  left: 0;
  min-width: 160px;
  margin: 0;
  padding: 0;
  list-style: none;
  background: #444;
  z-index: 10;
}
.menu li:hover > .submenu { display: block; }
.submenu li + li { border-top: 1px solid #666; }
#help { font-weight: bold; }
</style>
</head>
<body>
<ul class="menu">
  <li><a href="/">Home</a></li>
  <li>
    <a href="/courses">Courses</a>
    <ul class="submenu">
      <li><a href="/bca">BCA</a></li>
      <li><a href="/bsc">BSc</a></li>
    </ul>
  </li>
  <li><a href="/help" id="help">Help</a></li>
</ul>
<p>Pick a course.</p>
</body>
</html>
`;

export const gymPlans = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Gym plans</title>
<style>
.plans {
  display: flex;
  justify-content: center;
  align-items: stretch;
  gap: 1rem;
}
.plan {
  flex: 1;
  max-width: 220px;
  padding: 1.5rem;
  border: 1px solid silver;
  border-radius: 12px;
  text-align: center;
}
.plan.popular {
  background-color: #fff7e0;
  transform: scale(1.05);
}
.plan h3 {
  text-transform: uppercase;
  letter-spacing: 2px;
}
.amount {
  font-size: 2rem;
  color: #2a9d8f;
}
.plan ul { padding: 0; list-style-type: none; }
.plan li::before { content: "✓ "; color: #2a9d8f; }
</style>
</head>
<body>
<div class="plans">
  <div class="plan">
    <h3>Basic</h3>
    <p class="amount">Rs 500</p>
    <ul><li>Weights</li><li>Lockers</li></ul>
  </div>
  <div class="plan popular">
    <h3>Plus</h3>
    <p class="amount">Rs 800</p>
    <ul><li>Weights</li><li>Yoga</li></ul>
  </div>
</div>
</body>
</html>
`;

export const profile = `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>About me</title>
  <style>
    body { font-family: Tahoma, sans-serif; color: #333; }
    .profile { position: relative; width: 400px; margin: 30px auto; padding: 20px; border: 2px solid #ccc; }
    .avatar { float: left; width: 90px; height: 90px; margin-right: 16px; border-radius: 50%; }
    .badge { position: absolute; top: -10px; right: -10px; padding: 4px 8px; background: tomato; color: white; }
    .profile h2 { margin-top: 0; }
    .bio { clear: both; text-align: justify; }
    .skills li { display: inline-block; padding: 4px 10px; background: #def; }
    .skills li:first-child { background: gold; }
    .social a { color: purple; }
    .social a[target="_blank"]::after { content: " (new tab)"; }
    .name { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  </style>
</head>
<body>
  <div class="profile">
    <span class="badge">3rd sem</span>
    <img class="avatar" src="me.jpg" alt="Anita smiling">
    <h2 class="name">Anita Kulkarni</h2>
    <p class="bio">I like cricket and CSS.</p>
    <ul class="skills">
      <li>HTML</li>
      <li>CSS</li>
      <li>C++</li>
    </ul>
    <div class="social">
      <a href="https://example.com/anita" target="_blank">Blog</a>
      <a href="mailto:anita@example.com">Mail</a>
    </div>
  </div>
</body>
</html>
`;
