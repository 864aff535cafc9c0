/** Says that the URL asks for something that does not exist, and what the page shows `instead`. */
export function NotFoundNote({
  what,
  id,
  instead = 'The full list is below.',
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
        There is no {what} “{id}” here. It may be over, or the link may be incomplete. {instead}{' '}
        <button type="button" className="link" onClick={onClose}>
          All right
        </button>
      </span>
    </p>
  );
}
