/** What a window has of WebRTC. */
export const webRtcNames = ['RTCPeerConnection', 'webkitRTCPeerConnection'];

const deleteFrom = (object: string) => webRtcNames.map((name) => `delete ${object}.${name};`).join('');

/**
 * A script that begins by taking WebRTC away from its window: no policy of the frame closes that way to the network.
 * `head` comes between this and the script.
 */
export function closeWebRtc(script: string, head = ''): string {
  // Before anything else a script may only say that it is strict.
  const strict = /^\s*(["'])use strict\1/.test(script) ? "'use strict';" : '';
  return `${strict}${deleteFrom('globalThis')}${head}${script}`;
}

/** The same for an event handler, in which any name may be that of a form in the document. */
export function closeWebRtcInHandler(handler: string, head = ''): string {
  return `(function(){${deleteFrom('this')}}());${head}${handler}`;
}
