import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../project-root.ts';
import { readYaml } from './read-yaml.ts';

const file = 'content/lessons/subjects.yaml';
const subjectSchema = z.strictObject({ teach: z.array(z.string()), avoid: z.array(z.string()) });
/** What one lesson must teach, and what it must not claim. */
export type Subject = z.infer<typeof subjectSchema>;
let subjects: Readonly<Record<string, Subject>> | undefined;

/** The subject of a lesson; undefined for a lesson that content/lessons/subjects.yaml does not list. */
export function findSubject(lessonId: string): Subject | undefined {
  subjects ??= readYaml(
    { file, line: 1, text: readFileSync(join(projectRoot, file), 'utf8') },
    z.record(z.string(), subjectSchema),
  ).value;
  return subjects[lessonId];
}
