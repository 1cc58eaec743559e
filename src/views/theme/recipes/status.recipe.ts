import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'

const tone = (name: 'success' | 'warning' | 'danger' | 'info') => ({
  backgroundColor: `status.${name}.subtle`,
  color: `status.${name}.fg`,
})

/** Always an icon and a word; the colour only helps. */
export const statusChip = defineRecipe({
  className: 'chip',
  staticCss: ['*'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    verticalAlign: 'middle',
    gap: '1.5',
    maxWidth: 'full',
    minHeight: '6',
    paddingInlineStart: '2',
    paddingInlineEnd: '2.5',
    paddingBlock: '0.5',
    borderWidth: 'hairline',
    borderColor: 'transparent',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'tight',
  },
  variants: {
    tone: {
      success: tone('success'),
      warning: tone('warning'),
      danger: tone('danger'),
      info: tone('info'),
      neutral: { backgroundColor: 'bg.sunken', color: 'fg.default' },
      brand: { backgroundColor: 'brand.pink', color: 'brand.on' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export const filterChip = defineSlotRecipe({
  className: 'filter-chip',
  slots: ['root', 'remove'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      maxWidth: 'full',
      minHeight: '8',
      paddingInlineStart: '3',
      paddingInlineEnd: '1',
      borderWidth: 'hairline',
      borderColor: 'border.control',
      borderRadius: 'full',
      backgroundColor: 'bg.surface',
      fontSize: 'sm',
      lineHeight: 'tight',
    },
    remove: {
      display: 'grid',
      placeItems: 'center',
      width: 'target',
      height: 'target',
      borderRadius: 'full',
      cursor: 'pointer',
      _hover: { backgroundColor: 'bg.sunken' },
    },
  },
})

export const banner = defineSlotRecipe({
  className: 'banner',
  slots: ['root', 'icon', 'body', 'title', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      columnGap: '3',
      rowGap: '3',
      paddingInline: '4',
      paddingBlock: '3',
      borderWidth: 'hairline',
      borderColor: 'transparent',
      borderRadius: 'surface',
    },
    icon: { display: 'grid', placeItems: 'center', height: '6' },
    // Beside the icon as long as there is room for it, below otherwise; never wider than the banner.
    body: { flex: '[1 1 19.2rem]', minWidth: '0', color: 'fg.default', maxWidth: 'prose' },
    title: { fontWeight: 'semibold' },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginInlineStart: 'auto' },
  },
  variants: {
    tone: {
      info: { root: tone('info') },
      success: { root: tone('success') },
      warning: { root: tone('warning') },
      danger: { root: tone('danger') },
      offline: {
        root: { backgroundColor: 'bg.sunken', color: 'fg.muted', borderColor: 'border.control', borderStyle: 'dashed' },
      },
    },
  },
  defaultVariants: { tone: 'info' },
  staticCss: ['*'],
})

export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['region', 'list', 'item', 'icon', 'text', 'key', 'told'],
  base: {
    region: {
      position: 'fixed',
      insetBlockEnd: '0',
      insetInlineEnd: '0',
      zIndex: 'toast',
      // Behind a dialog it can be neither read nor pressed: it does not lie on the dialog's own buttons either.
      '[data-aria-hidden] &': { zIndex: 'raised' },
      // A bar that is in sight at the end of a phone's screen is what somebody is about to press.
      ':root:has([data-told]) &': { smDown: { insetBlockEnd: '32' } },
      // There a quiz is answered.
      ':root:has([data-steady]) &': { smDown: { insetBlockStart: '16', insetBlockEnd: 'auto' } },
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      width: 'full',
      maxWidth: '[42rem]',
      padding: { base: '3', md: '6' },
      // Where nothing is told there is nothing to be moved about.
      '&:not(:has(p))': { gap: '0', padding: '0' },
      pointerEvents: 'none',
    },
    list: { display: 'flex', flexDirection: 'column', gap: '2' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingInlineStart: '4',
      paddingInlineEnd: '2',
      paddingBlock: '2',
      minHeight: '14',
      borderWidth: 'hairline',
      borderColor: 'border',
      borderRadius: 'surface',
      backgroundColor: 'bg.raised',
      boxShadow: 'float',
      pointerEvents: 'auto',
      presence: 'rise',
    },
    icon: {
      display: 'grid',
      '&[data-tone=success]': { color: 'status.success.fg' },
      '&[data-tone=warning]': { color: 'status.warning.fg' },
      '&[data-tone=danger]': { color: 'status.danger.fg' },
      '&[data-tone=info]': { color: 'status.info.fg' },
    },
    text: { flex: '1', minWidth: '0', lineHeight: 'snug', overflowWrap: 'anywhere' },
    // Above the messages, which stay where they are, and for who goes about by keys.
    key: {
      display: 'none',
      md: { ':root:has(:focus-visible) &': { display: 'block' } },
      _touch: { display: 'none!' },
      alignSelf: 'end',
      paddingInline: '3',
      paddingBlock: '1',
      borderRadius: 'surface',
      backgroundColor: 'bg.raised',
      boxShadow: 'float',
      textStyle: 'caption',
      color: 'fg.muted',
    },
    // Said with the message; a phone has no such key.
    told: { srOnly: true, _touch: { display: 'none' } },
  },
})
