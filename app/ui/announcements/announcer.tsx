/**
 * The live region of a part of the page, or of the whole page. `announce` fills the one whose parent is around
 * what the message is about.
 */
export function Announcer() {
  return <span className="visually-hidden" role="status" data-announcer="" />;
}
