/**
 * The video player, which sets no cookies until a video is played. It is requested only when a learner presses a
 * video's cover.
 */
export const videoPlayer = 'https://www.youtube-nocookie.com';

/** The one picture from another site: the float lesson shows what happens when it doesn't arrive. */
export const remoteSample =
  'https://upload.wikimedia.org/wikipedia/commons/thumb/b/b6/Felis_catus-cat_on_snow.jpg/330px-Felis_catus-cat_on_snow.jpg';
