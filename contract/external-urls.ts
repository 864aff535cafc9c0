/**
 * The player of videos, which sets no cookies until one is played. Asked only when a learner presses a
 * video's cover.
 */
export const videoPlayer = 'https://www.youtube-nocookie.com';

/** The one picture from another site: the float lesson shows what happens when it doesn't arrive. */
export const remoteSample =
  'https://upload.wikimedia.org/wikipedia/commons/thumb/b/b6/Felis_catus-cat_on_snow.jpg/330px-Felis_catus-cat_on_snow.jpg';
