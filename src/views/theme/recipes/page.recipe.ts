import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'

export const pageHeader = defineSlotRecipe({
  className: 'page-header',
  slots: ['root', 'text', 'eyebrow', 'title', 'lead', 'actions'],
  staticCss: ['*'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      columnGap: '8',
      rowGap: '4',
      marginBlockEnd: { base: '4', md: '8' },
    },
    text: { flex: '1 1 28rem', minWidth: '0' },
    eyebrow: { textStyle: 'label', color: 'fg.muted', marginBlockEnd: { base: '0.5', md: '2' } },
    title: {
      textStyle: 'heading.page',
      fontSize: { base: 'xl', md: '2xl' },
      overflowWrap: 'anywhere',
      outlineStyle: 'none',
    },
    lead: {
      textStyle: 'lead',
      color: 'fg.muted',
      maxWidth: 'prose',
      marginBlockStart: { base: '1', md: '2' },
      textWrap: 'pretty',
    },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3' },
  },
  variants: { isDense: { true: { root: { marginBlockEnd: { base: '4', md: '2' } } } } },
})

/** What stands where content would be: nothing yet, or something that went wrong. */
export const placeholder = defineSlotRecipe({
  className: 'placeholder',
  slots: ['root', 'picture', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '3',
      paddingInline: '5',
      paddingBlock: { base: '8', md: '12' },
      textAlign: 'center',
    },
    picture: { width: '56', maxWidth: 'full', marginBlockEnd: '2' },
    title: { textStyle: 'heading.section' },
    text: { color: 'fg.muted', maxWidth: '[48ch]', textWrap: 'pretty' },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3', marginBlockStart: '3' },
  },
  variants: {
    size: { page: {}, section: { root: { paddingBlock: '6' }, picture: { width: '40' } } },
  },
  defaultVariants: { size: 'page' },
  staticCss: ['*'],
})

export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    borderRadius: 'control',
    backgroundColor: 'bg.sunken',
    animation: 'breathe',
    _forcedColors: { outline: '1px solid' },
  },
})

export const skipLink = defineRecipe({
  className: 'skip-link',
  base: {
    position: 'fixed',
    insetBlockStart: '2',
    insetInlineStart: '2',
    zIndex: 'skip',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'control',
    backgroundColor: 'accent.solid',
    color: 'accent.on',
    fontWeight: 'semibold',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
})
