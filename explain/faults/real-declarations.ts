/** Declarations as lessons and real pages write them, one a line: none of them may be called dropped. */
export const realDeclarations = `
accent-color: oklch(70% 0.15 150)
align-content: space-evenly
align-content: safe center
align-items: first baseline
align-items: normal
align-items: anchor-center
align-self: self-end
all: revert-layer
all: unset
anchor-name: --tip
animation: slide 2s ease-in-out 0.5s infinite alternate both
animation: 3s linear 1s infinite running slidein
animation: fade 1s, spin 2s steps(4, jump-end)
animation: grow linear both
animation-composition: add
animation-delay: -1s
animation-duration: 250ms, 1s
animation-duration: auto
animation-fill-mode: forwards
animation-iteration-count: 2.5
animation-name: none
animation-play-state: paused
animation-range: entry 10% exit 90%
animation-range: cover 0% cover 50%
animation-timeline: view()
animation-timeline: scroll(root block)
animation-timeline: --section
animation-timing-function: cubic-bezier(0.1, -0.6, 0.2, 1.5)
animation-timing-function: linear(0, 0.25 25%, 1)
animation-timing-function: step-end
appearance: none
appearance: base-select
aspect-ratio: 16 / 9
aspect-ratio: auto 4/3
aspect-ratio: 1
backdrop-filter: blur(8px) saturate(180%)
backface-visibility: hidden
background: #fff
background: none
background: transparent
background: no-repeat center / cover url("poster.png") #eee
background: url(poster.png) no-repeat right 1rem top 50% / 24px auto fixed
background: linear-gradient(to right, red, blue), url(a.png) center
background: linear-gradient(135deg in oklch, red, blue)
background: conic-gradient(from 45deg, red, yellow 25%, green)
background: radial-gradient(circle at 20% 30%, #fff 0 30%, transparent 60%)
background: repeating-linear-gradient(45deg, #eee 0 10px, #ddd 10px 20px)
background: color-mix(in oklab, red 30%, white) padding-box
background-attachment: fixed
background-blend-mode: multiply, screen
background-clip: text
background-clip: border-box
background-color: rgb(0 0 0 / 50%)
background-color: light-dark(#fff, #111)
background-color: Canvas
background-image: image-set("a.png" 1x, "a-2x.png" 2x)
background-image: image-set(url("a.avif") type("image/avif"), url("a.png") type("image/png"))
background-image: linear-gradient(red 0%, 40%, blue 100%)
background-image: none
background-origin: content-box
background-position: right 10px bottom 20px
background-position: 25% 75%, center
background-position-x: left
background-position-y: calc(100% - 10px)
background-repeat: space round
background-size: cover, 50% auto
background-size: contain
block-size: 10rem
border: 0
border: none
border: 1px solid currentColor
border: medium double rgb(250 0 255)
border: thick groove hsl(200deg 50% 50%)
border-block: 1px dashed teal
border-block-end: 2px solid
border-block-start-color: red
border-bottom: 3px dotted #abc
border-bottom-left-radius: 10px 5px
border-collapse: collapse
border-color: red transparent blue
border-end-start-radius: 1em
border-image: url("frame.png") 30 round
border-image: linear-gradient(red, blue) 1
border-image: url(frame.png) 30 fill / 10px / 5px stretch
border-image-outset: 1.5
border-image-repeat: round stretch
border-image-slice: 30% 35%
border-image-source: url(frame.png)
border-image-width: auto
border-inline: 1px solid
border-inline-start-width: thin
border-left-width: calc(1px + 0.1em)
border-radius: 10px 5% / 20px 25em
border-radius: 50%
border-radius: calc(infinity * 1px)
border-spacing: 4px 8px
border-style: dotted solid
border-top-style: hidden
border-width: thin 2px
bottom: auto
box-decoration-break: clone
box-shadow: 0 1px 2px rgb(0 0 0 / 0.2), inset 0 0 0 1px #fff
box-shadow: none
box-shadow: teal 2px 2px
box-sizing: border-box
break-after: page
break-inside: avoid-column
caption-side: bottom
caret-color: auto
clear: both
clear: inline-end
clip: rect(0, 0, 0, 0)
clip: rect(0 0 0 0)
clip-path: circle(50%)
clip-path: circle(40% at 50% 50%)
clip-path: polygon(50% 0%, 100% 50%, 50% 100%)
clip-path: inset(10px 20px round 5px)
clip-path: path("M 0 0 L 10 10 Z")
clip-path: url(#mask)
clip-path: ellipse(25% 40% at 50% 50%)
color: rebeccapurple
color: RED
color: #ABCD
color: #12345678
color: rgba(255, 0, 0, .5)
color: rgb(255 0 0)
color: rgb(100%, 0%, 0%)
color: rgb(none 128 0 / 40%)
color: hsl(120 60% 70% / 0.3)
color: hsla(120, 60%, 70%, 0.3)
color: hsl(0.5turn 60% 50%)
color: hwb(194 0% 0%)
color: lab(52% 40 59)
color: lch(52.2% 72.2 50)
color: oklab(59% 0.1 0.1)
color: oklch(0.7 0.1 200deg / 80%)
color: color(display-p3 1 0.5 0)
color: color-mix(in srgb, red, blue 20%)
color: color-mix(in oklch longer hue, red, blue)
color: rgb(from teal r g b / 50%)
color: oklch(from var(--brand) calc(l + 0.1) c h)
color: hsl(from red h s calc(l * 0.5))
color: light-dark(black, white)
color: ButtonText
color: inherit
color: -webkit-link
color: var(--text, #333)
color-scheme: light dark
color-scheme: only dark
column-count: 3
column-fill: balance
column-gap: normal
column-rule: 1px solid silver
column-span: all
column-width: 15em
columns: 3 auto
columns: 12em
contain: layout paint
contain: content
contain-intrinsic-size: auto 300px
contain-intrinsic-size: 300px 200px
container: card / inline-size
container-name: card
container-type: inline-size
content: "→ " attr(href)
content: counter(item) ". "
content: counters(item, ".") " "
content: "a" / "alternative"
content: open-quote
content: none
content: ""
content: url(icon.png)
content-visibility: auto
counter-increment: item 2
counter-reset: chapter 0 page
counter-reset: reversed(item)
counter-set: item 4
cursor: url(cursor.png) 4 4, pointer
cursor: url("cursor.cur"), auto
cursor: zoom-in
cursor: grab
direction: rtl
display: flex
display: inline-grid
display: flow-root
display: contents
display: block flex
display: inline flow-root
display: list-item
display: table-cell
display: -webkit-box
display: ruby
empty-cells: hide
field-sizing: content
fill: currentColor
fill-opacity: 50%
filter: drop-shadow(0 2px 4px rgb(0 0 0 / 30%)) grayscale(50%)
filter: blur(4px)
filter: none
filter: url(#f)
filter: brightness(1.2) contrast(150%) hue-rotate(90deg) invert() opacity(.5) sepia(60%)
flex: 1
flex: 0 0 auto
flex: 1 1 200px
flex: 2 2
flex: none
flex: 1 30%
flex: auto
flex: 1 1 0
flex-basis: content
flex-basis: 0
flex-direction: row-reverse
flex-flow: column wrap
flex-grow: 0.5
flex-shrink: 0
flex-wrap: wrap-reverse
float: inline-start
font: italic bold .8em/1.2 Arial, sans-serif
font: 16px/1.5 "Geist", system-ui, sans-serif
font: caption
font: condensed 500 1rem/normal serif
font: inherit
font-family: Georgia, "Times New Roman", serif
font-family: Segoe UI, Roboto, sans-serif
font-family: ui-monospace, SFMono-Regular, Menlo, monospace
font-feature-settings: "smcp", "liga" 0
font-feature-settings: "tnum" on
font-kerning: none
font-optical-sizing: auto
font-palette: dark
font-size: clamp(1rem, 0.5rem + 2vw, 2rem)
font-size: larger
font-size: x-large
font-size: max(16px, 1.2em)
font-size-adjust: 0.5
font-stretch: 75%
font-style: oblique 10deg
font-synthesis: none
font-variant: small-caps
font-variant: common-ligatures tabular-nums
font-variant-caps: all-small-caps
font-variant-ligatures: no-common-ligatures
font-variant-numeric: oldstyle-nums tabular-nums
font-variation-settings: "wght" 375, "wdth" 80
font-weight: 350
font-weight: bolder
forced-color-adjust: none
gap: 1rem 2rem
gap: calc(1rem + 2vw)
grid: auto-flow / 1fr 1fr
grid: "a b" 40px "c d" 1fr / 1fr 2fr
grid-area: 1 / 2 / span 3 / auto
grid-area: header
grid-auto-columns: minmax(0, 1fr)
grid-auto-flow: row dense
grid-auto-rows: minmax(100px, auto)
grid-column: 1 / -1
grid-column: span 2
grid-column: full-start / full-end
grid-row: 2 / span 2
grid-row-start: main
grid-template: "head head" auto "nav main" 1fr / 12rem 1fr
grid-template-areas: "head head" "nav main" ". foot"
grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr))
grid-template-columns: repeat(3, 1fr)
grid-template-columns: [full-start] 1fr [main-start] minmax(0, 60ch) [main-end] 1fr [full-end]
grid-template-columns: subgrid
grid-template-columns: 200px auto max-content fit-content(20em)
grid-template-rows: auto 1fr auto
grid-template-rows: none
height: 100dvh
height: fit-content
height: stretch
height: calc-size(auto, size + 2rem)
hyphens: auto
image-rendering: pixelated
inline-size: min(100% - 2rem, 70ch)
inset: 0
inset: 10% auto auto 0
inset-area: none
inset-block: 1rem
inset-inline-start: 50%
interpolate-size: allow-keywords
isolation: isolate
justify-content: space-between
justify-content: left
justify-content: safe center
justify-items: legacy center
justify-items: stretch
justify-self: end
left: anchor(right)
left: 50%
letter-spacing: -0.02em
line-break: anywhere
line-clamp: 3
line-height: 1.5
line-height: 150%
line-height: normal
list-style: none
list-style: square inside
list-style: "→ "
list-style: url(dot.png) circle
list-style-image: linear-gradient(red, blue)
list-style-position: outside
list-style-type: lower-greek
list-style-type: "- "
list-style-type: my-counter
margin: 0 auto
margin: -1px
margin: 1rem 2rem 3rem 4rem
margin-block: 1em 2em
margin-inline: auto
margin-inline-start: auto
margin-trim: none
marker-end: none
mask: url(mask.svg) center / contain no-repeat
mask: linear-gradient(#000 0 0) content-box exclude
mask-composite: intersect
mask-image: linear-gradient(black, transparent)
mask-size: 50%
max-block-size: none
max-height: none
max-inline-size: 60ch
max-width: min(100%, 40rem)
max-width: max-content
min-height: 100svh
min-inline-size: 0
min-width: auto
mix-blend-mode: plus-lighter
object-fit: scale-down
object-position: top 10px right
object-view-box: inset(10%)
offset-distance: 50%
offset-path: path("M0 0L100 100")
offset-rotate: auto 45deg
opacity: .5
opacity: 50%
order: -1
orphans: 3
outline: 2px solid Highlight
outline: none
outline: auto
outline: 5px auto -webkit-focus-ring-color
outline-offset: -2px
overflow: hidden auto
overflow: clip
overflow-anchor: none
overflow-clip-margin: 10px
overflow-wrap: anywhere
overflow-x: scroll
overscroll-behavior: contain
padding: 1rem clamp(1rem, 5vw, 3rem)
padding: 0
padding-block-start: 10%
padding-inline: 1em 2em
page-break-after: always
paint-order: stroke fill
perspective: 800px
perspective-origin: 50% 20%
place-content: center
place-content: space-between center
place-items: center start
place-self: end
pointer-events: none
position: sticky
position: -webkit-sticky
position-anchor: --tip
position-area: top center
position-try-fallbacks: flip-block
print-color-adjust: exact
quotes: "«" "»" "‹" "›"
resize: vertical
right: -10px
rotate: 45deg
rotate: x 0.25turn
row-gap: 1lh
ruby-position: under
scale: 1.2 0.8
scale: 110%
scroll-behavior: smooth
scroll-margin-top: 5rem
scroll-padding: 1rem 0
scroll-snap-align: start center
scroll-snap-stop: always
scroll-snap-type: x mandatory
scroll-timeline: --s block
scrollbar-color: teal transparent
scrollbar-gutter: stable both-edges
scrollbar-width: thin
shape-image-threshold: 0.5
shape-margin: 1em
shape-outside: circle(50%)
shape-outside: url(a.png)
stroke: #333
stroke-dasharray: 5 3
stroke-dasharray: 5, 3
stroke-width: 2px
stroke-width: 2
tab-size: 4
table-layout: fixed
text-align: start
text-align: justify
text-align-last: center
text-box: trim-both cap alphabetic
text-box-trim: trim-start
text-combine-upright: all
text-decoration: underline wavy red 2px
text-decoration: none
text-decoration-color: rgb(0 0 0 / 30%)
text-decoration-line: underline overline
text-decoration-skip-ink: none
text-decoration-style: dashed
text-decoration-thickness: from-font
text-decoration-thickness: 0.1em
text-emphasis: filled sesame teal
text-indent: 2em
text-orientation: upright
text-overflow: ellipsis
text-rendering: optimizeLegibility
text-shadow: 1px 1px 2px black, 0 0 1em blue
text-size-adjust: 100%
text-transform: uppercase
text-underline-offset: 0.2em
text-underline-position: under
text-wrap: balance
text-wrap: pretty
text-wrap-mode: nowrap
text-wrap-style: stable
top: calc(50% - 1rem)
top: calc(anchor(bottom) + 8px)
touch-action: pan-y pinch-zoom
transform: translate(-50%, -50%) rotate(45deg) scale(1.2)
transform: translateX(calc(100% + 1rem)) skewY(-5deg)
transform: perspective(500px) rotate3d(1, 1, 0, 30deg)
transform: matrix(1, 0, 0, 1, 10, 20)
transform: rotate(0)
transform: translate3d(0, 0, 0)
transform-box: fill-box
transform-origin: top left
transform-origin: 50% 100% 10px
transform-style: preserve-3d
transition: all 0.2s
transition: opacity .3s ease-in, transform 200ms cubic-bezier(.4, 0, .2, 1) 50ms
transition: none
transition: display 0.3s allow-discrete
transition: overlay 1s allow-discrete, opacity 1s
transition: color 1s linear(0, 0.5 20%, 1)
transition-behavior: allow-discrete
transition-delay: 0s, -1s
transition-duration: 150ms
transition-property: color, --angle
transition-timing-function: ease-out
translate: 50px 100%
translate: -50%
unicode-bidi: isolate
user-select: none
vertical-align: -0.125em
vertical-align: text-bottom
vertical-align: middle
view-transition-class: card
view-transition-name: header
view-timeline: --v inline
visibility: collapse
white-space: pre-wrap
white-space: nowrap
white-space: break-spaces
white-space-collapse: preserve
widows: 2
width: calc(100% - (2 * 1rem))
width: calc((100% - 2rem) / 3)
width: calc(var(--n) * 10px)
width: min-content
width: fit-content(20em)
width: max(50%, 20rem)
width: 50cqi
width: 10rlh
width: anchor-size(width)
width: round(up, 33.3%, 10px)
width: mod(18px, 5px)
width: calc(sin(30deg) * 100px)
width: calc(pi * 10px)
width: abs(-20px)
width: -webkit-fill-available
width: +10px
width: 1e2px
width: 10Q
width: env(safe-area-inset-left, 10px)
width: 0
will-change: transform, opacity
word-break: break-word
word-spacing: 0.2em
word-wrap: break-word
writing-mode: vertical-rl
z-index: -1
z-index: calc(1 + 2)
zoom: 1.5
zoom: 120%
-webkit-line-clamp: 3
-webkit-box-orient: vertical
-webkit-font-smoothing: antialiased
-webkit-text-stroke: 1px black
-webkit-text-fill-color: transparent
-webkit-background-clip: text
-webkit-appearance: none
-webkit-tap-highlight-color: transparent
-webkit-user-select: none
-webkit-mask-image: linear-gradient(#000, transparent)
-webkit-overflow-scrolling: touch
-webkit-box-shadow: 0 0 4px red
-webkit-transform: rotate(10deg)
-webkit-print-color-adjust: exact
--brand: teal
--empty:
margin-top: auto
corner-shape: squircle
reading-flow: flex-visual
math-style: compact
color: red!important
x: 10px
cx: 50%
rx: auto
d: path("M0 0")
stop-color: red
dominant-baseline: middle
text-anchor: middle
stroke-linecap: round
vector-effect: non-scaling-stroke
fill-rule: evenodd
baseline-source: first
initial-letter: 3
hanging-punctuation: first
hyphenate-character: "-"
hyphenate-limit-chars: 5 2 2
image-orientation: from-image
offset: path("M0 0L10 10") 50% auto
overflow-block: hidden
place-items: baseline
scroll-initial-target: nearest
timeline-scope: --a
text-spacing-trim: space-all
text-autospace: normal
word-break: auto-phrase
width: if(style(--wide: true): 100%; else: 50%)
rotate: calc(sibling-index() * 10deg)
background-position: top
background: center
grid-template-columns: repeat(auto-fill, 100px) [end]
grid-template-columns: minmax(min-content, 300px) 1fr
margin: calc(-1 * var(--gap))
font: 1rem var(--font)
list-style-type: disclosure-open
list-style-type: devanagari
font-family: inherit
font-family: emoji, math, fangsong
speak: none
ime-mode: disabled
`
  .trim()
  .split('\n');
