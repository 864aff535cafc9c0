/** Tells listeners in this tab that something has changed. */
export function createChangeNotifier() {
  const events = new EventTarget();
  return {
    notify(): void {
      events.dispatchEvent(new Event('change'));
    },
    /** Calls `listener` after each change; returns a function that stops. */
    watch(listener: () => void): () => void {
      events.addEventListener('change', listener);
      return () => events.removeEventListener('change', listener);
    },
  };
}
