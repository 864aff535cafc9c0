declare module 'virtual:gallery-preview' {
  /** A blurred version of the gallery's first picture as a `data:` URL; none when the gallery is empty. */
  export const firstPicturePreview: string | undefined;
}
