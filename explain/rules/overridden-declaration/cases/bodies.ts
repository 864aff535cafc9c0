/** The bodies of pages that several rows share. */
export const card = '<div class="card">Hello <b>you</b></div>';
export const list = '<ul class="menu"><li>One</li><li>Two</li></ul>';
export const page = '<main id="main"><p class="intro">Hello</p><p>You</p></main>';
