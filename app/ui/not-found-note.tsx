/** Says that an address asked to open something that isn't here, and what stands there `instead`: below, all there is. */
export function NotFoundNote({
  what,
  id,
  instead = 'All there are stand below.',
  onClose,
}: {
  what: string;
  id: string;
  instead?: string;
  onClose: () => void;
}) {
  return (
    <p role="status" className="notice mt-4">
      <span>
        There is no {what} “{id}” here; perhaps it is over, or the link was cut short. {instead}{' '}
        <button type="button" className="link" onClick={onClose}>
          All right
        </button>
      </span>
    </p>
  );
}
