const fence = '```';

const warmUp = `<WarmUp title="Paint the note gold">

Type \`gold\` in place of \`white\`.

${fence}css start
.hello { background: white; }
${fence}

${fence}html setup
<p class="hello">Good morning</p>
${fence}

${fence}css setup
.hello { color: black; }
${fence}

${fence}yaml checks
- id: gold
  says: The note is gold.
  style: { of: .hello, property: background-color, is: gold }
${fence}

${fence}css solution="by name"
.hello { background: gold; }
${fence}

${fence}css solution="by number"
.hello { background: #ffd700; }
${fence}

${fence}css wrong="the colour of the text" fails="gold"
.hello { color: gold; }
${fence}

${fence}css wrong="a colour that does not exist" fails="gold"
.hello { background: golden; }
${fence}

</WarmUp>
`;

/** The text of a new lesson. It has a valid example of every required part, for the author to replace. */
export function createLessonTemplate(title: string, summary: string, isSmall = false): string {
  return `---
title: ${JSON.stringify(title)}
summary: ${JSON.stringify(summary)}
prerequisites: []
features: []
${isSmall ? 'size: small\n' : ''}unwritten: true
---

${warmUp}
## First idea

Write here, and take \`unwritten: true\` out of the front matter when the lesson is finished.

<Example name="first-idea" title="A paragraph on a tinted background">

${fence}css
.note { padding: 12px; background: gold; color: black; }
${fence}

${fence}html
<p class="note">Say what the sample shows.</p>
${fence}

</Example>

## Best practices

- What to do, and why.

## Common mistakes

- What goes wrong, and what the browser does then.

## Try it

<Exercise name="first-exercise" title="Colour the note">

Give the note a white text.

${fence}css start
.note { background: darkgreen; }
${fence}

${fence}html page
<p class="note">Read me</p>
${fence}

${fence}yaml checks
- id: white
  says: The note’s text is white.
  style: { of: .note, property: color, is: white }
${fence}

<Hint>Which property colours text?</Hint>

${fence}css solution="by name"
.note { background: darkgreen; color: white; }
${fence}

${fence}css solution="by number"
.note { background: darkgreen; color: #fff; }
${fence}

${fence}css wrong="nothing done" fails="white"
.note { background: darkgreen; }
${fence}

${fence}css wrong="the wrong property" fails="white"
.note { background: white; }
${fence}

${fence}css wrong="a colour that does not exist" fails="white"
.note { background: darkgreen; color: whit; }
${fence}

</Exercise>

## Recall

<Question name="first-question">

Which property colours text?

- [x] \`color\`

  Yes.

- [ ] \`background\`

  That colours the background behind it.

</Question>

## Summary

| What | For what |
| --- | --- |
| \`color\` | the colour of text |
`;
}
