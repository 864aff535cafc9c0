/**
 * The longhands that each shorthand sets, those it only resets among them; shorthands.test.ts holds it to @webref/css.
 */
export const shorthands: Readonly<Record<string, readonly string[]>> = {
  animation:
    'animation-name animation-duration animation-timing-function animation-delay animation-iteration-count animation-direction animation-fill-mode animation-play-state animation-timeline animation-range-start animation-range-end animation-trigger'.split(
      ' ',
    ),
  'animation-range': 'animation-range-start animation-range-end'.split(' '),
  background:
    'background-image background-position-x background-position-y background-size background-repeat background-attachment background-origin background-clip background-color background-blend-mode'.split(
      ' ',
    ),
  'background-position': 'background-position-x background-position-y'.split(' '),
  border:
    'border-top-width border-right-width border-bottom-width border-left-width border-top-style border-right-style border-bottom-style border-left-style border-top-color border-right-color border-bottom-color border-left-color border-image-source border-image-slice border-image-width border-image-outset border-image-repeat'.split(
      ' ',
    ),
  'border-block':
    'border-block-start-width border-block-start-style border-block-start-color border-block-end-width border-block-end-style border-block-end-color'.split(
      ' ',
    ),
  'border-block-color': 'border-block-start-color border-block-end-color'.split(' '),
  'border-block-end': 'border-block-end-width border-block-end-style border-block-end-color'.split(' '),
  'border-block-start': 'border-block-start-width border-block-start-style border-block-start-color'.split(
    ' ',
  ),
  'border-block-style': 'border-block-start-style border-block-end-style'.split(' '),
  'border-block-width': 'border-block-start-width border-block-end-width'.split(' '),
  'border-bottom': 'border-bottom-width border-bottom-style border-bottom-color'.split(' '),
  'border-color': 'border-top-color border-right-color border-bottom-color border-left-color'.split(' '),
  'border-image':
    'border-image-source border-image-slice border-image-width border-image-outset border-image-repeat'.split(
      ' ',
    ),
  'border-inline':
    'border-inline-start-width border-inline-start-style border-inline-start-color border-inline-end-width border-inline-end-style border-inline-end-color'.split(
      ' ',
    ),
  'border-inline-color': 'border-inline-start-color border-inline-end-color'.split(' '),
  'border-inline-end': 'border-inline-end-width border-inline-end-style border-inline-end-color'.split(' '),
  'border-inline-start':
    'border-inline-start-width border-inline-start-style border-inline-start-color'.split(' '),
  'border-inline-style': 'border-inline-start-style border-inline-end-style'.split(' '),
  'border-inline-width': 'border-inline-start-width border-inline-end-width'.split(' '),
  'border-left': 'border-left-width border-left-style border-left-color'.split(' '),
  'border-radius':
    'border-top-left-radius border-top-right-radius border-bottom-right-radius border-bottom-left-radius'.split(
      ' ',
    ),
  'border-right': 'border-right-width border-right-style border-right-color'.split(' '),
  'border-style': 'border-top-style border-right-style border-bottom-style border-left-style'.split(' '),
  'border-top': 'border-top-width border-top-style border-top-color'.split(' '),
  'border-width': 'border-top-width border-right-width border-bottom-width border-left-width'.split(' '),
  columns: 'column-width column-count column-height'.split(' '),
  'contain-intrinsic-size': 'contain-intrinsic-width contain-intrinsic-height'.split(' '),
  container: 'container-name container-type'.split(' '),
  flex: 'flex-grow flex-shrink flex-basis'.split(' '),
  'flex-flow': 'flex-direction flex-wrap'.split(' '),
  font: 'font-style font-variant-ligatures font-variant-caps font-variant-alternates font-variant-numeric font-variant-east-asian font-variant-position font-variant-emoji font-weight font-stretch font-size line-height font-family font-feature-settings font-kerning font-language-override font-optical-sizing font-size-adjust font-variation-settings'.split(
    ' ',
  ),
  'font-synthesis': 'font-synthesis-weight font-synthesis-style font-synthesis-small-caps'.split(' '),
  'font-variant':
    'font-variant-ligatures font-variant-caps font-variant-alternates font-variant-numeric font-variant-east-asian font-variant-position font-variant-emoji'.split(
      ' ',
    ),
  gap: 'row-gap column-gap'.split(' '),
  grid: 'grid-template-rows grid-template-columns grid-template-areas grid-auto-rows grid-auto-columns grid-auto-flow'.split(
    ' ',
  ),
  'grid-area': 'grid-row-start grid-column-start grid-row-end grid-column-end'.split(' '),
  'grid-column': 'grid-column-start grid-column-end'.split(' '),
  'grid-gap': 'row-gap column-gap'.split(' '),
  'grid-row': 'grid-row-start grid-row-end'.split(' '),
  'grid-template': 'grid-template-rows grid-template-columns grid-template-areas'.split(' '),
  inset: 'top right bottom left'.split(' '),
  'inset-block': 'inset-block-start inset-block-end'.split(' '),
  'inset-inline': 'inset-inline-start inset-inline-end'.split(' '),
  'interest-delay': 'interest-delay-start interest-delay-end'.split(' '),
  'list-style': 'list-style-type list-style-position list-style-image'.split(' '),
  margin: 'margin-top margin-right margin-bottom margin-left'.split(' '),
  'margin-block': 'margin-block-start margin-block-end'.split(' '),
  'margin-inline': 'margin-inline-start margin-inline-end'.split(' '),
  marker: 'marker-start marker-mid marker-end'.split(' '),
  mask: 'mask-image mask-position mask-size mask-repeat mask-origin mask-clip mask-composite mask-mode'.split(
    ' ',
  ),
  offset: 'offset-path offset-distance offset-rotate offset-anchor offset-position'.split(' '),
  outline: 'outline-width outline-style outline-color'.split(' '),
  overflow: 'overflow-x overflow-y'.split(' '),
  'overscroll-behavior': 'overscroll-behavior-x overscroll-behavior-y'.split(' '),
  padding: 'padding-top padding-right padding-bottom padding-left'.split(' '),
  'padding-block': 'padding-block-start padding-block-end'.split(' '),
  'padding-inline': 'padding-inline-start padding-inline-end'.split(' '),
  'place-content': 'align-content justify-content'.split(' '),
  'place-items': 'align-items justify-items'.split(' '),
  'place-self': 'align-self justify-self'.split(' '),
  'position-try': 'position-try-order position-try-fallbacks'.split(' '),
  'scroll-margin': 'scroll-margin-top scroll-margin-right scroll-margin-bottom scroll-margin-left'.split(' '),
  'scroll-margin-block': 'scroll-margin-block-start scroll-margin-block-end'.split(' '),
  'scroll-margin-inline': 'scroll-margin-inline-start scroll-margin-inline-end'.split(' '),
  'scroll-padding': 'scroll-padding-top scroll-padding-right scroll-padding-bottom scroll-padding-left'.split(
    ' ',
  ),
  'scroll-padding-block': 'scroll-padding-block-start scroll-padding-block-end'.split(' '),
  'scroll-padding-inline': 'scroll-padding-inline-start scroll-padding-inline-end'.split(' '),
  'scroll-timeline': 'scroll-timeline-name scroll-timeline-axis'.split(' '),
  'text-align': 'text-align-last'.split(' '),
  'text-decoration':
    'text-decoration-line text-decoration-thickness text-decoration-style text-decoration-color'.split(' '),
  'text-emphasis': 'text-emphasis-style text-emphasis-color'.split(' '),
  'text-wrap': 'text-wrap-mode text-wrap-style'.split(' '),
  transition:
    'transition-property transition-duration transition-timing-function transition-delay transition-behavior'.split(
      ' ',
    ),
  'vertical-align': 'alignment-baseline baseline-shift baseline-source'.split(' '),
  'view-timeline': 'view-timeline-name view-timeline-axis'.split(' '),
  'white-space': 'white-space-collapse text-wrap-mode'.split(' '),
};
