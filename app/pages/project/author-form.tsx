import { useEffect, useRef } from 'react';
import { authorNameMaxCharacters, getAuthor } from '#app/learn/project/git/author.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';

/** Asks for the name that the commits show. */
export function AuthorForm({ onName, onCancel }: { onName: (name: string) => void; onCancel: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
    form.current?.querySelector('input')?.select();
  }, []);
  return (
    <form
      ref={form}
      className="project-author"
      onSubmit={(event) => {
        event.preventDefault();
        const name = new FormData(event.currentTarget).get('author');
        onName(typeof name === 'string' ? name.trim() : '');
      }}
    >
      <Field
        label="Your name in the commits"
        name="author"
        autoComplete="name"
        required
        pattern=".*\S.*"
        maxLength={authorNameMaxCharacters}
        defaultValue={getAuthor().name}
        hint="Everybody who sees the repository sees it. It is asked once and stays in this browser."
      />
      <div className="project-author-acts">
        <Button type="submit">Use this name</Button>
        <Button variant="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
