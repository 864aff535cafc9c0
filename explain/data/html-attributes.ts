const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Global attributes (HTML standard), and obsolete ones that browsers still support. */
export const globalAttributes = words(
  `accesskey align autocapitalize autocorrect autofocus bgcolor class contenteditable dir draggable enterkeyhint exportparts
  hidden id inert inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover property role slot
  spellcheck style tabindex title translate writingsuggestions xmlns`,
);

const media =
  'autoplay controls controlslist crossorigin disablepictureinpicture disableremoteplayback loop muted playsinline preload src';
const cell = 'abbr axis char charoff colspan headers height nowrap rowspan scope valign width';

/** The attributes of each element. */
export const elementAttributes: Readonly<Record<string, readonly string[]>> = {
  a: words(
    'attributionsrc charset coords download href hreflang name ping referrerpolicy rel rev shape target type',
  ),
  area: words('alt coords download href hreflang nohref ping referrerpolicy rel shape target type'),
  audio: words(media),
  base: words('href target'),
  blockquote: words('cite'),
  body: words('alink background link text vlink marginheight marginwidth topmargin leftmargin'),
  br: words('clear'),
  button: words(
    'command commandfor disabled form formaction formenctype formmethod formnovalidate formtarget name popovertarget popovertargetaction type value',
  ),
  canvas: words('height width'),
  col: words('span width'),
  colgroup: words('span width'),
  data: words('value'),
  del: words('cite datetime'),
  details: words('name open'),
  dialog: words('closedby open'),
  embed: words('height src type width'),
  fieldset: words('disabled form name'),
  font: words('color face size'),
  form: words('accept acceptcharset action autocomplete enctype method name novalidate rel target'),
  hr: words('color noshade size width'),
  html: words('manifest version prefix'),
  iframe: words(
    'allow allowfullscreen allowtransparency frameborder height loading marginheight marginwidth name referrerpolicy sandbox scrolling src srcdoc width',
  ),
  img: words(
    'alt border crossorigin decoding fetchpriority height hspace ismap loading longdesc name referrerpolicy sizes src srcset usemap vspace width',
  ),
  input: words(
    `accept alpha alt autocomplete capture checked colorspace dirname disabled form formaction formenctype formmethod
    formnovalidate formtarget height list max maxlength min minlength multiple name pattern placeholder popovertarget
    popovertargetaction readonly required size src step switch type value width`,
  ),
  ins: words('cite datetime'),
  label: words('for form'),
  li: words('type value'),
  link: words(
    'as blocking charset color crossorigin disabled fetchpriority href hreflang imagesizes imagesrcset integrity media referrerpolicy rel rev sizes target type',
  ),
  map: words('name'),
  meta: words('charset content media name scheme'),
  meter: words('form high low max min optimum value'),
  object: words('archive classid codebase codetype data declare form height name standby type usemap width'),
  ol: words('compact reversed start type'),
  optgroup: words('disabled label'),
  option: words('disabled label selected value'),
  output: words('for form name'),
  param: words('name value'),
  progress: words('max value'),
  q: words('cite'),
  script: words(
    'async blocking charset crossorigin defer event fetchpriority for integrity language nomodule referrerpolicy src type',
  ),
  select: words('autocomplete disabled form multiple name required size'),
  slot: words('name'),
  source: words('height media sizes src srcset type width'),
  style: words('blocking media type'),
  table: words('border cellpadding cellspacing frame height rules summary width'),
  tbody: words('valign'),
  td: words(cell),
  template: words('shadowrootmode shadowrootdelegatesfocus shadowrootclonable shadowrootserializable for'),
  textarea: words(
    'autocomplete cols dirname disabled form maxlength minlength name placeholder readonly required rows wrap',
  ),
  th: words(cell),
  time: words('datetime'),
  tr: words('valign height'),
  track: words('default kind label src srclang'),
  ul: words('compact type'),
  video: words(`${media} height poster width`),
};
