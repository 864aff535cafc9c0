import type { Testimonial } from '#contract/content/testimonials.ts';

/** The home page shows the first one larger than the others. */
export const testimonials: Testimonial[] = [
  {
    id: 'zoya-mirza',
    quote:
      'I joined to learn React. I stayed because someone reviewed my pull request at midnight, line by line, and then asked me to review theirs.',
    name: 'Zoya Mirza',
    detail: 'Second year, Web Development club',
    avatar: 'zoya-mirza',
  },
  {
    id: 'vikram-joshi',
    quote: 'My first hackathon demo crashed on stage. The next team lent us their laptop. We came third.',
    name: 'Vikram Joshi',
    detail: 'Third year, Python club',
    avatar: 'vikram-joshi',
  },
  {
    id: 'oviya-raman',
    quote: 'In my class I was the only one who cared about graphs. Here there is a whole club.',
    name: 'Oviya Raman',
    detail: 'First year, DSA club',
    avatar: 'oviya-raman',
  },
];
