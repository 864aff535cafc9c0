/** A setting that can't be used. Its message is one line that names the setting and never repeats a secret. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
