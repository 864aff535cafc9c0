const columnWidthPx = 26;
const rowHeightPx = 19;
const fontPx = 13;
const framesPerSecond = 12;
/** The maximum opacity of a tail's characters and of its head; half of it behind lessons. */
const opacity = { night: { tail: 0.075, head: 0.18 }, paper: { tail: 0.065, head: 0.15 } };
const characters = '{}[]()<>/=+*&|?:;.#!01fintexbcdr';

/** One falling string: `head` in rows from the top, `speed` in rows a frame. */
type Column = { x: number; head: number; length: number; speed: number; text: string[] };

function pickCharacter(from: string): string {
  return from.charAt(Math.floor(Math.random() * from.length));
}

function createColumn(x: number, rows: number, startsAnywhere: boolean): Column {
  const length = 6 + Math.floor(Math.random() * 14);
  return {
    x,
    head: startsAnywhere ? Math.random() * (rows + length) : -Math.random() * rows * 0.6,
    length,
    speed: 0.08 + Math.random() * 0.17,
    text: Array.from({ length: rows + 1 }, () => pickCharacter(characters)),
  };
}

function draw(context: CanvasRenderingContext2D, columns: readonly Column[], opacityFactor: number): void {
  const { canvas } = context;
  const style = getComputedStyle(document.documentElement);
  const maxOpacity = opacity[document.documentElement.dataset.theme === 'paper' ? 'paper' : 'night'];
  const [foreground, accent] = [style.getPropertyValue('--foreground'), style.getPropertyValue('--accent')];
  context.clearRect(0, 0, canvas.width, canvas.height);
  for (const column of columns) {
    const head = Math.floor(column.head);
    for (let distance = column.length; distance >= 0; distance -= 1) {
      const text = column.text[head - distance];
      if (text === undefined) continue;
      context.fillStyle = distance === 0 ? accent : foreground;
      context.globalAlpha =
        opacityFactor *
        (distance === 0 ? maxOpacity.head : maxOpacity.tail * (1 - distance / (column.length + 1)));
      context.fillText(text, column.x, (head - distance) * rowHeightPx);
    }
  }
}

/**
 * Draws falling characters on a canvas behind the page, at a low frame rate, and not while the tab is hidden.
 * Returns a function that stops it and removes the canvas.
 */
export function startFallingCharacters(): () => void {
  const canvas = document.createElement('canvas');
  canvas.className = 'falling';
  canvas.setAttribute('aria-hidden', 'true');
  const context = canvas.getContext('2d');
  if (!context) return () => undefined;
  let columns: Column[] = [];
  let rows = 0;

  function resizeCanvas() {
    if (!context) return;
    const scale = Math.min(devicePixelRatio, 2);
    canvas.width = Math.round(innerWidth * scale);
    canvas.height = Math.round(innerHeight * scale);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.font = `450 ${fontPx}px "Geist Mono", monospace`;
    context.textBaseline = 'top';
    rows = Math.ceil(innerHeight / rowHeightPx);
    columns = [];
    for (let x = columnWidthPx / 2; x < innerWidth; x += columnWidthPx) {
      if (Math.random() > 1 / 3) columns.push(createColumn(x, rows, true));
    }
  }

  function drawFrame() {
    if (document.hidden || !context) return;
    columns = columns.map((column) => {
      const head = column.head + column.speed;
      return head - column.length > rows ? createColumn(column.x, rows, false) : { ...column, head };
    });
    draw(context, columns, location.pathname.startsWith('/learning/') ? 0.5 : 1);
  }

  resizeCanvas();
  document.body.append(canvas);
  const timer = setInterval(drawFrame, 1000 / framesPerSecond);
  window.addEventListener('resize', resizeCanvas);
  return () => {
    clearInterval(timer);
    window.removeEventListener('resize', resizeCanvas);
    canvas.remove();
  };
}
