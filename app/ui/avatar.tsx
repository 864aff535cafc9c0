/**
 * A person's drawn avatar; `round`, or with the corners of a card. Its alternative text is empty because the
 * name is beside it.
 */
export function Avatar({
  id,
  size,
  round = true,
  className = '',
}: {
  id: string;
  size: number;
  round?: boolean;
  className?: string;
}) {
  return (
    <img
      src={`/generated/faces/${id}.svg`}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
      className={`flex-none bg-tile object-cover ${round ? 'rounded-full' : 'rounded-card'} ${className}`}
    />
  );
}
