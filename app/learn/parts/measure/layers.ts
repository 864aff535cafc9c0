export type LayerId = 'sizes' | 'layout' | 'computed' | 'dom' | 'accessibility' | 'tab';

/** The layers in the order of their switches. */
export const layers: readonly { id: LayerId; name: string }[] = [
  { id: 'sizes', name: 'Sizes' },
  { id: 'layout', name: 'Flex and grid' },
  { id: 'computed', name: 'Computed value' },
  { id: 'dom', name: 'DOM tree' },
  { id: 'accessibility', name: 'Accessibility tree' },
  { id: 'tab', name: 'Tab order' },
];
