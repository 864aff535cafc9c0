/** Where a way to the network would lead: three servers that nothing may reach. */
export type Target = {
  /** An address, so that no name has to be resolved: `http://127.0.0.1:…`. */
  url: string;
  /** A name that no server has: whoever asks for it tells it. */
  named: string;
  /** A server for WebRTC. */
  stun: string;
};

/** A way to fetch or to go elsewhere; `code` is HTML that takes it. */
export type Way = {
  name: string;
  code: (target: Target) => string;
  /** What has to be pressed, by a selector, and with which button. */
  press?: string;
  button?: 'left' | 'middle';
  /** It is in a frame of the document. */
  isNested?: boolean;
};

/** A way to each of both addresses. */
export function toBoth(name: string, code: (url: string) => string): Way[] {
  return [
    { name, code: ({ url }) => code(url) },
    { name: `${name}, by name`, code: ({ named }) => code(named) },
  ];
}

export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** The same in a document inside the result. */
export function nest({ code, name, ...way }: Way): Way {
  return {
    ...way,
    isNested: true,
    name: `${name}, in a frame`,
    code: (target) => `<iframe srcdoc="${escapeAttribute(code(target))}"></iframe>`,
  };
}
