/** A person's drawn face on a tile; `round` in rows, else with the cards' corners. The name is beside it in words. */
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
