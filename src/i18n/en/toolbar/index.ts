import type { BaseTranslation } from '../../i18n-types'

const en_toolbar = {
  fontSize: {
    smaller: 'Smaller text',
    larger: 'Larger text',
    reset: 'Back to {size:string}',
  },
  fullscreenFailed: 'fullscreenElement is not supported by this browser',
  search: {
    places: { newClass: 'New class', materials: 'Instructor materials' },
    title: 'Search the menu',
    placeholder: 'Search for a page',
    suggestions: 'Pages',
    noResults: 'No results..',
    choose: 'Choose',
    open: 'Open',
    close: 'Close',
  },
  shortcuts: {
    placeholder: 'Search for an app or page',
    pages: 'Pages to keep at hand',
    guest: 'Kept on this device. Sign in to have your shortcuts everywhere.',
    full: 'You have {most:number} shortcuts, as many as fit. Take a star away to add another.',
    unsaved: 'Your shortcuts could not be saved. They are kept here and sent again.',
    none: 'Star the pages you use most. They stay here, one tap away.',
  },
  more: {
    title: 'Tools',
  },
} satisfies BaseTranslation

export default en_toolbar
