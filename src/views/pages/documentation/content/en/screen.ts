import { care, heading, keys, list, say, see, steps, table, tip } from '../blocks.ts'
import type { GuideSection } from '../guide.types.ts'

export const screen = {
  navigation: {
    keywords: 'menu navigation panel drawer sidebar fold hide toolbar phone mobile user account',
    blocks: [
      say(
        'The menu stands beside the page. It shows the pages that you may open, in groups: what is for everyone, and what belongs to your roles. The page you are on is marked.',
      ),
      heading('room', 'Making room'),
      list(
        '“Fold the menu” leaves a narrow column of icons. Rest the pointer on it, or press “Show the menu”, and it opens over the page; “Keep the menu open” unfolds it for good.',
        '“Hide the menu” in the toolbar closes it altogether, and “Show the menu” brings it back.',
        'Whether it is folded, and on which side it stands, is part of your layout and is remembered.',
      ),
      heading('phone', 'On a phone'),
      say(
        'Press “Open menu” at the top. The menu slides over the page, and goes when you choose a page, press Escape or touch beside it. “More tools” holds the rest of the toolbar.',
      ),
      heading('your-account', 'Your account'),
      say(
        'In the menu stands who is signed in, with name and email address. Open it for “Sign out”. A guest finds “Sign In” there. The version of this installation stands below it.',
      ),
      heading('toolbar', 'The toolbar'),
      table(
        'Its buttons',
        ['Button', 'What it is for'],
        ['“Search”', 'Find a page by its name'],
        ['“Shortcuts”', 'Pages that you want at hand'],
        ['“Language”', 'English, Türkçe or العربية'],
        ['“Font size”', 'From 70% to 130%'],
        ['“Full screen”', 'Nothing but this site on the screen'],
        ['“Dark theme” or “Light theme”', 'For the night and for the day'],
        ['“Quick panel”', 'Today, your notes and what is coming up'],
      ),
      see('screen/search-and-shortcuts', 'screen/layouts', 'anywhere/keyboard'),
    ],
  },
  'search-and-shortcuts': {
    keywords: 'find search ctrl k command star favourite shortcut pin suggestions',
    blocks: [
      steps(
        'Press “Search” in the toolbar, or the keys below, wherever you are.',
        'Type a part of a page’s name. Up to ten pages are suggested.',
        'Go through them with the arrow keys and open one with Enter. Escape closes the search.',
      ),
      keys('Opening the search', ['Ctrl K', 'On Windows and Linux'], ['⌘ K', 'On a Mac']),
      tip(
        'Capitals and accents do not matter, in any language: istanbul finds İstanbul, and an alef is found with or without its hamza.',
      ),
      heading('stars', 'Shortcuts'),
      say(
        'Press “Shortcuts” and give a star to the pages that you use most. They then stand in the toolbar. If you are signed in, they come with you to every device; a guest’s stay on this one.',
      ),
      say(
        'The search finds pages; people, courses, classes and certificates that you may open are found too. To find something in this guide, use the search field of the guide.',
      ),
    ],
  },
  'quick-panel': {
    keywords: 'notes events today calendar reminder deadline upcoming clear',
    blocks: [
      say(
        'Open it with “Quick panel” in the toolbar. It lies beside the page you are on and goes when you change the page.',
      ),
      list(
        '“Today”: the date, written as your language writes it.',
        '“Events”: what is coming up for you, such as a class, an enrollment or a certificate that ends soon, or the deadline of a quiz. Each leads to its page.',
        '“Notes”: short texts of your own, for example a question for your next class. Press “Add a note”, and delete it when it is done.',
      ),
      say(
        'Clear an event when you have seen it, or all of them with “Clear all”. The class or the deadline itself stays as it is.',
      ),
      tip(
        'Notes and events are your own. They are kept on the server, so you see them on every device, and nobody else sees your notes. Sign in to have them.',
      ),
    ],
  },
  'reading-comfort': {
    keywords: 'font size bigger smaller zoom dark mode light mode night fullscreen contrast',
    blocks: [
      heading('text-size', 'Text size'),
      say(
        '“Font size” in the toolbar has a slider from 70% to 130%, in steps of ten. Everything grows with it: text, buttons and spaces. You can also zoom with your browser, up to 400%, and still read without scrolling sideways.',
      ),
      heading('light-and-dark', 'Light and dark'),
      say(
        'One press on “Dark theme” or “Light theme” changes between the two. Dark is made for the cab at night: no white areas that blind you. It is remembered on this device before anything is painted, so that no page flashes white.',
      ),
      heading('full-screen', 'Full screen'),
      say(
        '“Full screen” hides everything of the browser. Press it again, or Escape, to return. A browser that cannot do this says so.',
      ),
      heading('motion', 'Motion and contrast'),
      list(
        'If your device is set to reduce motion, nothing here moves.',
        'If it is set to high contrast or to colors of its own, those are used.',
      ),
      see('screen/colors', 'anywhere/accessibility'),
    ],
  },
  layouts: {
    keywords: 'settings layout width boxed container navbar left right footer toolbar fixed direction scrollbars rtl',
    blocks: [
      say(
        'When you are signed in, “Settings” and “Color schemes” in the toolbar open a panel at the edge of the screen, one at a time. A swipe, Escape or “Close” puts it away.',
      ),
      heading('three-layouts', 'Three layouts'),
      table(
        'What each is good for',
        ['Layout', 'What it looks like'],
        ['“Classic”', 'The menu at the side, the page beside it. Good for most screens.'],
        ['“Top bar”', 'A bar over the page with the menu in it. Good when you want the whole width for the page.'],
        ['“Dense”', 'Icons at the side, and room for panels on both sides. Good for large screens.'],
      ),
      care(
        'Choosing another layout starts from that layout’s own settings. What you changed in the one before is set back.',
      ),
      heading('details', 'What you can change in a layout'),
      list(
        'Whether the menu, the toolbar and the footer are there, and whether they stay in view while you scroll.',
        'The side on which the menu stands, its style, and whether it is folded.',
        '“Page width”: “Full width”, “Boxed”, or “Container” with a width in pixels.',
        '“Left side panel” and “Right side panel”: pages at hand, and the quick panel.',
      ),
      say(
        'A number holds half a second after you stop typing. If “Value is too low” or “Value is too high” appears, the limit stands beside it and nothing changes.',
      ),
      heading('direction', 'Direction and scrollbars'),
      say(
        'The direction follows the language: Arabic runs from right to left. Under “Direction” you can turn it round; choosing a language sets it again. “Custom scrollbars” are slim and have the colors of the page; you can switch them off.',
      ),
      heading('saved', 'Where it is kept'),
      say(
        'Every change holds at once. It is kept on this device and, a moment later, with your account, so that it follows you: “Saved to your account” says so. If it cannot be saved yet, you are told, and it is tried again.',
      ),
      see('screen/colors', 'configuration/multi-language'),
    ],
  },
  colors: {
    keywords: 'theme color color scheme palette editor asphalt pink orange lime green blue night contrast brand',
    blocks: [
      say('The schemes take their colors from the road:'),
      table(
        'The seven schemes',
        ['Scheme', 'Where it comes from'],
        ['“Asphalt”', 'The road itself. You start with it.'],
        ['“Incident Pink”', 'Temporary signs at an incident'],
        ['“Safety Orange”', 'Cones and work zones'],
        ['“High-vis Lime”', 'The vests of responders'],
        ['“Guide-sign Green”', 'The signs that lead you'],
        ['“Interstate Blue”', 'Shields and service signs'],
        ['“Night Shift”', 'Dim light, for long nights'],
      ),
      say('Each has a light and a dark form. In both, text stands out enough to be read by people with low vision.'),
      heading('editor', 'Colors of your own'),
      steps(
        'Open “Color schemes”. Under “Your own colors” choose which part to change: “Page”, “Menu”, “Toolbar” or “Footer”.',
        'Choose whether the palette is light or dark, then its colors.',
        'Watch “Contrast of the text”. Text that would be too faint is refused.',
        'Press “Save the colors”. The button works as soon as something changed and nothing is wrong.',
      ),
      list(
        'In a light palette the backgrounds must be light, in a dark one dark.',
        '“Back to the color scheme” takes your own colors away, and so does choosing another scheme.',
      ),
      see('screen/layouts', 'screen/reading-comfort'),
    ],
  },
} satisfies GuideSection<'screen'>
