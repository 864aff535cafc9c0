/** The bodies of pages that several rows share. */
export const card = '<div class="card">Hello <span class="word">you</span></div>';
export const row = '<div class="row"><div class="item">One</div><div class="item">Two</div></div>';
export const list = '<ul class="menu"><li>One</li><li>Two</li></ul>';
export const table = '<table class="plan"><tr><td>One</td><td>Two</td></tr></table>';
export const photo =
  '<p><img class="photo" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" alt="Asha" width="80" height="60"></p>';
