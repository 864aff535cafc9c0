import type { GallerySection } from '#contract/content/gallery.ts';

/**
 * The gallery. The file of a picture is in content/gallery: a drawing (SVG) or a photograph at least 1200 pixels wide. The build
 * makes all sizes from it, cropped to 3:2. It crops a photograph around its most striking part.
 */
export const gallerySections: GallerySection[] = [
  {
    id: 'featured-events',
    title: 'Featured Events',
    note: 'The days and nights when everybody came.',
    pictures: [
      {
        id: 'three-in-the-morning',
        file: 'hackathon-3am.svg',
        title: 'Three in the morning',
        place: 'Thirty-Six, hour 18',
        when: 'Sep 2026',
        description:
          'A dark hall halfway through a 36-hour hackathon. On the wall a line with 36 ticks, eighteen of them lit, and the clock: 03:00. In the light of their screens one student types, one sleeps on her arms, and one drinks tea.',
      },
      {
        id: 'demo-on-stage',
        file: 'demo-on-stage.svg',
        title: 'It ran on the dean’s phone',
        place: 'Thirty-Six, the demos',
        when: 'Sep 2026',
        description:
          'Two students under spotlights in front of a big screen that shows three branches meeting at a green check mark. The hall is full of heads; somebody holds up a phone with the same check mark.',
      },
      {
        id: 'noticeboard',
        file: 'noticeboard.svg',
        title: 'Six clubs, one noticeboard',
        place: 'Clubs’ day, main corridor',
        when: 'Aug 2026',
        description:
          'Three students at a noticeboard with the signs of six clubs. A green string runs from pin to pin and joins all six.',
      },
    ],
  },
  {
    id: 'tech-workshops',
    title: 'Tech Workshops',
    note: 'Smaller rooms, more chai.',
    pictures: [
      {
        id: 'soldering',
        file: 'soldering.svg',
        title: 'Board one, first joint',
        place: 'IoT evening, lab 3',
        when: 'Oct 2026',
        description:
          'Under a bench lamp a student solders a small green board while two others look on. The smoke rises in right angles, like the lines of a circuit.',
      },
      {
        id: 'pairing',
        file: 'pairing.svg',
        title: 'You drive, I read',
        place: 'Pairs, Saturday morning',
        when: 'Jul 2026',
        description:
          'Two students share one laptop at a long table in the morning. Behind them, on a whiteboard, two lines cross again and again.',
      },
      {
        id: 'code-review',
        file: 'code-review.svg',
        title: 'One line, three comments',
        place: 'Review night, seminar room',
        when: 'Nov 2026',
        description:
          'A diff fills the wall. A student points at one added line; a thread of comments starts there. Two others listen.',
      },
    ],
  },
];
