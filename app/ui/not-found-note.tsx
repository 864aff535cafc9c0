/** Says that an address asked to open something that isn't here, and that all there is stands below. */
export function NotFoundNote({ what, id, onClose }: { what: string; id: string; onClose: () => void }) {
  return (
    <p role="status" className="notice mt-4">
      <span>
        There is no {what} “{id}” here; perhaps it is over, or the link was cut short. All there are stand below.{' '}
        <button type="button" className="link" onClick={onClose}>All right</button>
      </span>
    </p>
  );
}
