/** British spellings and the American ones, by which both are found. A longer one comes before its beginning. */
const spellings = [
  ['colour', 'color'],
  ['centred', 'centered'],
  ['centring', 'centering'],
  ['centre', 'center'],
  ['grey', 'gray'],
  ['behaviour', 'behavior'],
] as const;

/** A word in lower case and in American spelling. */
export function foldSpelling(word: string): string {
  let folded = word.toLowerCase();
  for (const [british, american] of spellings) folded = folded.replaceAll(british, american);
  return folded;
}

/** A folded word, and its British form if it has one. */
export function listSpellings(folded: string): string[] {
  const pair = spellings.find(([, american]) => folded.includes(american));
  return pair ? [folded, folded.replaceAll(pair[1], pair[0])] : [folded];
}

/** Words that say nothing about the problem. */
const fillers = new Set(
  `a an and another any anything are around as at be been but by can cannot cant come could did do does doesnt doing dont
  each every for from get gets getting give go goes got had has have having how i id if im in into is isnt it its just keep let
  like make makes making me my need needs never no not of on once one only or our please possible put puts putting really should
  so some somehow something such than that the their them then there these they thing things this those to too
  try trying up use uses using very want wants was way we were what when where which while who why will with without
  wont would you your add adding change changing set create html css code web website site page instead`.split(
    /\s+/,
  ),
);

/** Words that learners use for the same thing. */
const synonyms = new Map(
  `image img picture photo photograph pic graphic
  big bigger biggest large larger huge wide wider oversized long longer
  small smaller tiny little short
  center middle centrally
  vertical vertically
  sideways horizontal horizontally
  bold thick heavy bolder thicker
  italic italics slanted cursive
  beside next side row adjacent
  box div element container block wrapper parent item
  work works working effect apply applied ignored ignore broken break breaks fail fails react respond
  remove rid delete off
  show shows showing shown appear appears visible displayed see seen
  hide hidden hides invisible disappear disappears disappeared gone vanish vanished missing
  cut clipped cropped crop truncate truncated shorten ellipsis dots
  stretched stretch distorted squashed squeezed deformed
  space gap spacing distance whitespace
  background bg backdrop
  link anchor href hyperlink
  bullet bullets dot marker markers
  menu nav navbar navigation
  button btn
  field input textbox fields
  font typeface
  phone mobile smartphone iphone android
  screen window viewport
  rounded round circle circular
  animation animate animated animations
  pointer cursor mouse
  behind under underneath beneath
  front top above
  blurry blur fuzzy pixelated unsharp
  slow slowly
  video film movie
  sound audio music
  equally equal same identical evenly
  cover covers covering overlap overlaps overlapping
  stick sticky sticks sticking stay stays fixed
  override overwrite overrides beat beats win wins stronger
  stop stops end ends
  uppercase capital capitals caps
  column columns col
  wrap wraps wrapping
  move moves moving jump jumps jumping shift shifts
  see read
  rotate turn turns rotated spin
  wrong strange odd weird
  dark night
  lighter light bright
  text words writing
  character characters symbol symbols letter letters sign signs
  comment comments
  rule style styles styling`
    .split('\n')
    .flatMap((line) => {
      const words = line.trim().split(' ');
      return words.map((word) => [word, words[0] ?? word] as const);
    }),
);

/** A word without its ending, so that *images*, *scrolling* and *centered* are found by *image*, *scroll* and *center*. */
function findStem(word: string): string {
  if (word.length <= 4) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '')
    .replace(/(?:ing|ed)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
    .replace(/e$/, '');
}

/** The words of a learner's sentence. */
export function splitIntoWords(sentence: string): string[] {
  return sentence
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);
}

export function isFiller(word: string): boolean {
  return fillers.has(word.toLowerCase());
}

/** What a word of a sentence about a problem stands for; undefined for one that says nothing. */
export function findConcept(word: string): string | undefined {
  const folded = foldSpelling(word);
  if (fillers.has(folded)) return undefined;
  return findStem(synonyms.get(folded) ?? synonyms.get(folded.replace(/s$/, '')) ?? folded);
}
