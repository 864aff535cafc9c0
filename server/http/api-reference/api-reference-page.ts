import { z } from 'zod';
import { escapeHtml } from '../../kernel/escape-html.ts';

/** What the page reads of a JSON schema. */
const fieldSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.looseObject({ type: z.string().optional() })).optional(),
});
const objectSchema = z.looseObject({
  properties: z.record(z.string(), fieldSchema).default({}),
  required: z.array(z.string()).default([]),
});
const contentSchema = z.looseObject({
  content: z
    .looseObject({ 'application/json': z.looseObject({ schema: objectSchema }).optional() })
    .optional(),
});
const parameterSchema = z.looseObject({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  schema: fieldSchema.default({}),
});
const callSchema = z.looseObject({
  summary: z.string().default(''),
  description: z.string().default(''),
  tags: z.array(z.string()).default([]),
  security: z.array(z.unknown()).default([]),
  parameters: z.array(parameterSchema).default([]),
  requestBody: contentSchema.optional(),
  responses: z.record(z.string(), contentSchema).default({}),
});
const documentSchema = z.looseObject({
  info: z.looseObject({ title: z.string(), description: z.string().default('') }),
  paths: z.record(z.string(), z.record(z.string(), callSchema)),
});

type Field = z.infer<typeof fieldSchema>;
type Call = z.infer<typeof callSchema> & { path: string; method: string };

/** The reference as one HTML page without script, made from the OpenAPI document. */
export function referencePage(openApi: unknown): string {
  const { info, paths } = documentSchema.parse(openApi);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ ...call, path, method: method.toUpperCase() })),
  );
  const tags = [...new Set(calls.flatMap((call) => call.tags))];
  const groups = tags.map((tag) => ({ tag, calls: calls.filter((call) => call.tags.includes(tag)) }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title>
<style>${referenceStyle}</style>
</head>
<body>
<main>
<h1>${escapeHtml(info.title)}</h1>
<p class="lead">${escapeHtml(info.description)} The same as a machine reads it: <a href="/api/docs/openapi.json">openapi.json</a>.</p>
<nav aria-label="Calls"><ul>${calls.map((call) => `<li><a href="#${anchor(call)}"><b>${call.method}</b> ${escapeHtml(call.path)}</a></li>`).join('')}</ul></nav>
${groups.map(({ tag, calls: group }) => `<h2>${escapeHtml(tag)}</h2>\n${group.map(renderCall).join('\n')}`).join('\n')}
</main>
</body>
</html>
`;
}

function anchor({ method, path }: Call): string {
  return `${method.toLowerCase()}${path.replace(/[^a-z0-9]+/gi, '-')}`;
}

function renderCall(call: Call): string {
  const body = call.requestBody?.content?.['application/json']?.schema;
  const parameters = call.parameters.map(({ name, in: place, required, schema }) =>
    row(name, schema, `${place}${required ? ', required' : ''}`),
  );
  const fields = Object.entries(body?.properties ?? {}).map(([name, field]) =>
    row(name, field, body?.required.includes(name) ? 'required' : 'optional'),
  );
  const responses = Object.entries(call.responses).map(([status, { content }]) => {
    const properties = content?.['application/json']?.schema.properties;
    const fields = Object.entries(properties ?? {}).map(([name, field]) => `${name}: ${typeOf(field)}`);
    const [mediaType = ''] = Object.keys(content ?? {});
    const shape = properties === undefined ? mediaType : `{${fields.join(', ')}}`;
    return `<tr><th scope="row">${escapeHtml(status)}</th><td><code>${escapeHtml(shape)}</code></td></tr>`;
  });
  return `<section id="${anchor(call)}">
<h3><b>${call.method}</b> <code>${escapeHtml(call.path)}</code>${call.security.length > 0 ? ' <span class="badge">Bearer token</span>' : ''}</h3>
<p>${escapeHtml([call.summary, call.description].filter(Boolean).join('. '))}</p>
${table('Takes', [...parameters, ...fields])}${table('Answers', responses)}</section>`;
}

function table(caption: string, rows: readonly string[]): string {
  return rows.length === 0
    ? ''
    : `<div class="wide"><table><caption>${caption}</caption><tbody>${rows.join('')}</tbody></table></div>\n`;
}

function row(name: string, field: Field, note: string): string {
  const words = [note, field.description].filter(Boolean).join('. ');
  return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td><code>${escapeHtml(typeOf(field))}</code></td><td>${escapeHtml(words)}</td></tr>`;
}

function typeOf(field: Field): string {
  if (field.enum) return field.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (field.anyOf) return field.anyOf.map(({ type }) => type ?? 'any').join(' | ');
  return [field.type ?? 'any'].flat().join(' | ');
}

export const referenceStyle = `
:root{color-scheme:light dark;--background:light-dark(oklch(.982 .006 105),oklch(.17 .012 165));--surface:light-dark(oklch(.962 .008 105),oklch(.2 .013 165));--border:light-dark(oklch(.89 .01 110),oklch(.295 .014 165));--foreground:light-dark(oklch(.225 .02 160),oklch(.955 .008 150));--soft:light-dark(oklch(.42 .018 155),oklch(.785 .012 160));--accent:light-dark(oklch(.505 .135 152),oklch(.83 .195 150))}
*{box-sizing:border-box}
body{margin:0;background:var(--background);color:var(--foreground);font:1rem/1.55 Geist,system-ui,sans-serif}
main{max-width:52rem;margin:0 auto;padding:48px 16px 96px}
h1{font-size:clamp(2.125rem,1.5rem + 2.6vw,3.5rem);font-weight:600;letter-spacing:-.042em;line-height:1.08;margin:0 0 16px}
h2{font-size:1.5rem;font-weight:600;letter-spacing:-.034em;margin:64px 0 8px}
h3{font-size:1.1875rem;font-weight:600;margin:0 0 8px}
h3 b,nav b{color:var(--accent);font:450 .8125rem 'Geist Mono',ui-monospace,monospace}
code{font:450 .8125rem 'Geist Mono',ui-monospace,monospace;overflow-wrap:anywhere}
th code,td:not(:last-child) code{white-space:nowrap}
h3 code{font-size:1.0625rem}
p{margin:0 0 16px;color:var(--soft);max-width:42.5rem}
a{color:inherit;text-decoration-color:var(--accent);text-underline-offset:3px}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
nav ul{list-style:none;margin:24px 0;padding:0;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:8px 24px}
nav a{text-decoration:none}
nav a:hover{text-decoration:underline}
section{border-top:1px solid var(--border);padding:24px 0;scroll-margin-top:16px}
.badge{font:450 .8125rem 'Geist Mono',ui-monospace,monospace;border:1px solid var(--border);border-radius:8px;padding:2px 8px;color:var(--soft)}
.wide{overflow-x:auto;background:var(--surface);border:1px solid var(--border);border-radius:12px;margin:0 0 16px;padding:8px 16px}
table{border-collapse:collapse;width:100%;font-size:.875rem}
caption{text-align:left;color:var(--soft);padding:4px 0}
th,td{text-align:left;vertical-align:top;font-weight:400;padding:6px 16px 6px 0;border-top:1px solid var(--border)}
`;
