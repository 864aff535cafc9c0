import { escapeAttribute, toBoth, type Target, type Way } from './way.ts';

/*
 * The ways to fetch, to connect and to navigate that a script has: the HTML standard's sections 7 to 10, Fetch, XHR,
 * WebSockets, WebTransport, WebRTC, Beacon, CSSOM, Worklets, Payment Request, Credential Management and Speculation Rules.
 */

/** The script's end tag would end the script around it. */
const run = (script: string) => `<script>${script.replaceAll('</script', '<\\/script')}</script>`;
const byScript = (name: string, script: (to: string) => string) =>
  toBoth(name, (to) => run(`(async () => { ${script(to)} })();`));

/** Asks a server for the address of this device. */
export const askPeer = ({ stun }: Target) =>
  `const peer = new (self.RTCPeerConnection ?? self.webkitRTCPeerConnection)({ iceServers: [{ urls: '${stun}' }] }); peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer));`;

export const fetchesByScript: readonly Way[] = [
  ...byScript(
    'fetch',
    (to) => `await fetch('${to}/fetch', { method: 'POST', mode: 'no-cors', keepalive: true });`,
  ),
  ...byScript('fetchLater', (to) => `fetchLater('${to}/later', { activateAfter: 0 });`),
  ...byScript(
    'XMLHttpRequest',
    (to) => `const x = new XMLHttpRequest(); x.open('GET', '${to}/xhr'); x.send();`,
  ),
  ...byScript('sendBeacon', (to) => `navigator.sendBeacon('${to}/beacon', 'x');`),
  ...byScript('WebSocket', (to) => `new WebSocket('${to.replace('http', 'ws')}/socket');`),
  ...byScript(
    'WebSocketStream',
    (to) => `await new WebSocketStream('${to.replace('http', 'ws')}/s').opened;`,
  ),
  ...byScript('EventSource', (to) => `new EventSource('${to}/events');`),
  ...byScript('WebTransport', (to) => `await new WebTransport('${to.replace('http:', 'https:')}/').ready;`),
  ...byScript('Image', (to) => `new Image().src = '${to}/image';`),
  ...byScript('Audio', (to) => `new Audio('${to}/audio').play();`),
  ...byScript('FontFace', (to) => `await new FontFace('x', 'url(${to}/font)').load();`),
  ...byScript(
    'CSSStyleSheet',
    (to) =>
      `const sheet = new CSSStyleSheet(); document.adoptedStyleSheets = [sheet]; sheet.replaceSync('body { background: url(${to}/sheet) }');`,
  ),
  ...byScript('import', (to) => `await import('${to}/module.js');`),
  ...byScript('import of data', (to) => `await import('data:text/javascript,import "${to}/x.js"');`),
  ...byScript(
    'module',
    (to) =>
      `const s = document.createElement('script'); s.type = 'module'; s.src = '${to}/m.js'; document.head.append(s);`,
  ),
  ...byScript(
    'importmap',
    (to) =>
      `const s = document.createElement('script'); s.type = 'importmap'; s.textContent = '{"imports":{"x":"${to}/x.js"}}'; document.head.append(s); await import('x');`,
  ),
  ...byScript('Worker', (to) => `new Worker('${to}/worker.js');`),
  ...byScript(
    'Worker in a blob',
    (to) => `new Worker(URL.createObjectURL(new Blob(['fetch("${to}/blob")'])));`,
  ),
  ...byScript('SharedWorker', (to) => `new SharedWorker('data:text/javascript,fetch("${to}/shared")');`),
  ...byScript('service worker', (to) => `await navigator.serviceWorker.register('${to}/sw.js');`),
  ...byScript('worklet', (to) => `await new AudioContext().audioWorklet.addModule('${to}/worklet.js');`),
  ...byScript('paint worklet', (to) => `await CSS.paintWorklet.addModule('${to}/paint.js');`),
  ...byScript(
    'payment',
    (to) =>
      `await new PaymentRequest([{ supportedMethods: '${to}/pay' }], { total: { label: 'x', amount: { currency: 'INR', value: '1' } } }).canMakePayment();`,
  ),
  ...byScript(
    'credentials',
    (to) =>
      `await navigator.credentials.get({ identity: { providers: [{ configURL: '${to}/fedcm', clientId: 'x' }] } });`,
  ),
  ...byScript(
    'passkey of another host',
    (to) =>
      `await navigator.credentials.get({ publicKey: { challenge: new Uint8Array(16), rpId: new URL('${to}').hostname } });`,
  ),
  ...byScript('notification', (to) => `new Notification('x', { icon: '${to}/icon' });`),
  ...byScript(
    'media session',
    (to) => `navigator.mediaSession.metadata = new MediaMetadata({ artwork: [{ src: '${to}/art' }] });`,
  ),
  ...byScript(
    'XML with a DTD',
    (to) => `new DOMParser().parseFromString('<!DOCTYPE x SYSTEM "${to}/x.dtd"><x/>', 'text/xml');`,
  ),
  ...byScript(
    'XSLT',
    (to) =>
      `const sheet = new DOMParser().parseFromString('<x:stylesheet version="1.0" xmlns:x="http://www.w3.org/1999/XSL/Transform"><x:import href="${to}/x.xsl"/><x:template match="/"><x:copy-of select="document(\\'${to}/d.xml\\')"/></x:template></x:stylesheet>', 'text/xml'); const xslt = new XSLTProcessor(); xslt.importStylesheet(sheet); xslt.transformToFragment(document, document);`,
  ),
  ...byScript('WebRTC, removed', () => `await new RTCPeerConnection({ iceServers: [] }).createOffer();`),
  ...['preconnect', 'dns-prefetch', 'prefetch', 'prerender', 'modulepreload'].flatMap((rel) =>
    byScript(
      `link, ${rel}`,
      (to) =>
        `const link = document.createElement('link'); link.rel = '${rel}'; link.href = '${to}'; document.head.append(link);`,
    ),
  ),
  ...byScript(
    'speculation rules',
    (to) =>
      `const s = document.createElement('script'); s.type = 'speculationrules'; s.textContent = JSON.stringify({ prefetch: [{ urls: ['${to}/p'] }], prerender: [{ urls: ['${to}/r'] }] }); document.head.append(s);`,
  ),
  ...byScript('open', (to) => `open('${to}/open'); open('${to}/open', '_self', 'noopener');`),
  ...byScript(
    'parent and top',
    (to) => `for (const w of [parent, top]) { try { w.location = '${to}/up'; } catch {} }`,
  ),
  ...byScript(
    'form by script',
    (to) =>
      `const form = document.createElement('form'); form.action = '${to}/form'; form.method = 'post'; document.body.append(form); form.submit(); form.requestSubmit();`,
  ),
  ...byScript(
    'innerHTML',
    (to) =>
      `document.body.insertAdjacentHTML('beforeend', '<iframe src="${to}/f"></iframe><object data="${to}/o"></object><embed src="${to}/e"><img src="${to}/i">');`,
  ),
  ...byScript(
    'frame that a script moves',
    (to) =>
      `const f = document.createElement('iframe'); document.body.append(f); f.contentWindow.location = '${to}/moved';`,
  ),
  ...byScript(
    'refresh in a frame',
    (to) =>
      `const f = document.createElement('iframe'); f.srcdoc = '<meta http-equiv=refresh content="0;url=${to}/r">'; document.body.append(f);`,
  ),
  ...byScript(
    'location in a frame of script',
    (to) =>
      `const f = document.createElement('iframe'); f.src = 'javascript:location="${to}/j"'; document.body.append(f);`,
  ),
  ...byScript(
    'blob in a frame',
    (to) =>
      `const f = document.createElement('iframe'); f.src = URL.createObjectURL(new Blob(['<img src="${to}/b"><script>location="${to}/l"</script>'], { type: 'text/html' })); document.body.append(f);`,
  ),
];

export const leavesByScript: readonly Way[] = [
  ...byScript('location', (to) => `location = '${to}/location';`),
  ...byScript('location.replace', (to) => `location.replace('${to}/replace');`),
  ...byScript('navigation.navigate', (to) => `navigation.navigate('${to}/navigate');`),
  ...byScript(
    'refresh by script',
    (to) =>
      `const m = document.createElement('meta'); m.httpEquiv = 'refresh'; m.content = '0;url=${to}/meta'; document.head.append(m);`,
  ),
  ...byScript(
    'link pressed by script',
    (to) =>
      `const a = document.createElement('a'); a.href = '${to}/a'; a.ping = '${to}/ping'; a.addEventListener('click', (event) => event.stopImmediatePropagation()); document.body.append(a); a.click(); const b = a.cloneNode(); b.click();`,
  ),
  ...byScript(
    'document.write',
    (to) => `document.write('<meta http-equiv=refresh content="0;url=${to}/w">');`,
  ),
  ...byScript(
    'document.open',
    (to) =>
      `document.open(); document.write('<script>location = "${to}/o"</script><a href="${to}/a">x</a>'); document.close();`,
  ),
];

/** WebRTC, which the frame's own window has lost, in the window of a document inside. `nested` makes that document. */
export const peersInFrames: readonly Way[] = [
  {
    name: 'WebRTC in srcdoc',
    code: (target) => `<iframe srcdoc="${escapeAttribute(`<script>${askPeer(target)}</script>`)}"></iframe>`,
  },
  {
    name: 'WebRTC in srcdoc in srcdoc',
    code: (target) =>
      `<iframe srcdoc="${escapeAttribute(`<iframe srcdoc="${escapeAttribute(`<script>${askPeer(target)}</script>`)}"></iframe>`)}"></iframe>`,
  },
  {
    name: 'WebRTC in a handler in srcdoc',
    code: (target) =>
      `<iframe srcdoc="${escapeAttribute(`<img src="data:," onerror="${escapeAttribute(askPeer(target))}">`)}"></iframe>`,
  },
  {
    name: 'WebRTC in srcdoc by script',
    code: (target) =>
      run(
        `const f = document.createElement('iframe'); f.srcdoc = ${JSON.stringify(`<script>${askPeer(target)}</script>`)}; document.body.append(f);`,
      ),
  },
  {
    name: 'WebRTC in innerHTML',
    code: (target) =>
      run(
        `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(`<iframe srcdoc="${escapeAttribute(`<script>${askPeer(target)}</script>`)}"></iframe>`)});`,
      ),
  },
  {
    name: 'WebRTC in a javascript: URL',
    code: (target) => `<iframe src="javascript:${escapeAttribute(askPeer(target))}"></iframe>`,
  },
  {
    name: 'WebRTC in a javascript: URL by script',
    code: (target) =>
      run(
        `const f = document.createElement('iframe'); f.src = ${JSON.stringify(`javascript:${askPeer(target)}`)}; document.body.append(f);`,
      ),
  },
  {
    name: 'WebRTC in a data: URL',
    code: (target) =>
      `<iframe src="data:text/html,${encodeURIComponent(`<script>${askPeer(target)}</script>`)}"></iframe>`,
  },
  {
    name: 'WebRTC from an empty frame',
    code: (target) =>
      run(
        `const f = document.createElement('iframe'); document.body.append(f); const self = f.contentWindow; ${askPeer(target)}`,
      ),
  },
  {
    name: 'WebRTC in an XML document of script',
    code: (target) =>
      run(
        `const t = document.createElement('template'); t.innerHTML = ${JSON.stringify(`<iframe srcdoc="${escapeAttribute(`<script>${askPeer(target)}</script>`)}"></iframe>`)}; document.body.attachShadow({ mode: 'closed' }).append(t.content.cloneNode(true));`,
      ),
  },
  {
    name: 'WebRTC in the script’s own text again',
    code: (target) =>
      run(
        `if (parent === top) { const f = document.createElement('iframe'); f.srcdoc = '<script>' + document.currentScript.textContent + '<' + '/script>'; document.body.append(f); } else { ${askPeer(target)} }`,
      ),
  },
];
