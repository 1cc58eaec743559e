import { care, heading, keys, list, page, say, see, steps, table, tip } from '../blocks.ts'
import type { GuideSection } from '../guide.types.ts'

export const anywhere = {
  offline: {
    keywords: 'offline network connection lost roadside signal saved queue tunnel',
    blocks: [
      say(
        'When the network is lost, “You are offline.” appears at the top of the page. When it is back, “You are online again.” takes its place for a moment. You need not reload anything.',
      ),
      table(
        'What happens meanwhile',
        ['What you do', 'Offline'],
        ['Watching', 'What has already been loaded plays on. Your watching time is kept on this device.'],
        ['Answering a quiz', 'Each answer is kept on this device and sent later.'],
        ['Handing in a quiz', 'It waits, and is handed in when the network is back.'],
        ['Changing how the screen looks', 'It holds at once and is saved later.'],
        [
          'Searching this guide',
          'It goes on working: in all articles if you have searched before, else in titles and summaries.',
        ],
        ['Opening a page you have not had open', 'It needs the network. The page says so and offers to try again.'],
        ['Enrolling, signing in, checking a certificate', 'They need the network.'],
      ),
      heading('reload', 'If the page is closed meanwhile'),
      say(
        'Answers and watching time that were not sent yet stay on this device. Open the same lesson on it again when you are online, and they are sent.',
      ),
      care('The time limit of a quiz goes on. Do not start one where you expect to lose the network for long.'),
      see('student/taking-a-quiz', 'anywhere/when-something-goes-wrong'),
    ],
  },
  keyboard: {
    keywords: 'keys shortcuts tab enter escape arrows hotkeys focus skip',
    blocks: [
      keys(
        'Everywhere',
        ['Tab', 'To the next link, button or field'],
        ['Shift Tab', 'Back to the one before'],
        ['Enter', 'Open a link, press a button, send a form'],
        ['Space', 'Press a button, set a check mark'],
        ['Escape', 'Close what lies over the page'],
        ['Ctrl K', 'Search for a page (⌘ K on a Mac)'],
      ),
      say(
        'The first stop on every page is “Skip to content”: it jumps over the menu. The place where you are always has a clear outline, and no bar covers it.',
      ),
      keys(
        'In a menu or a list that has opened',
        ['↑ ↓', 'To the entry before or after'],
        ['Home End', 'To the first or the last'],
        ['Enter', 'Choose it'],
        ['Escape', 'Close it and return to its button'],
      ),
      keys(
        'In a lesson, while the focus is in the player',
        ['K', 'Play or pause'],
        ['J', 'Back 10 seconds'],
        ['M', 'Sound off or on'],
        ['F', 'Full screen'],
      ),
      keys('In a quiz', ['1 – 9', 'Choose an answer'], ['Enter', 'Go on']),
      tip(
        'Single letters work only while the focus is in the player or the quiz, so they never get in the way of typing.',
      ),
      see('screen/search-and-shortcuts', 'anywhere/accessibility'),
    ],
  },
  accessibility: {
    keywords: 'screen reader blind deaf low vision wcag captions contrast extra time motor dyslexia',
    blocks: [
      say('This site is built to WCAG 2.2, level AA, and is tested against it on every page, in every language.'),
      heading('seeing', 'If you see little or nothing'),
      list(
        'Every page has one main heading, and after a change of page the focus goes to it and its title is read out.',
        'What changes by itself, such as a saved answer or a lost network, is announced politely.',
        'Status is never shown by color alone: a word and a picture go with it.',
        'Text can grow to 130% here and to 400% in your browser, and nothing has to be scrolled sideways.',
        'Certificates are PDF files with a structure that a screen reader can follow.',
      ),
      heading('hearing', 'If you hear little or nothing'),
      say('Every lesson has captions and a transcript. Nothing in it is told by sound alone.'),
      heading('moving', 'If you do not use a mouse'),
      list(
        'Everything works by keyboard, and every swipe has a button that does the same.',
        'Targets are at least 24 pixels, on touch screens 44.',
        'Messages that ask something of you stay until you answer.',
      ),
      heading('reading', 'If reading takes you longer'),
      list(
        'Play the videos slower, and as often as you like.',
        'Hide the clock of a quiz. Ask the program for extra time: one and a half times, twice, or no limit. It then applies to every quiz.',
        'If your device is set to reduce motion, nothing moves.',
      ),
      heading('barrier', 'If something stands in your way'),
      say('Tell the program which page it is, what you tried, and which aids you use.'),
      page('/contact', 'Write to the program'),
      see('anywhere/keyboard', 'screen/reading-comfort', 'student/captions-and-transcript'),
    ],
  },
  privacy: {
    keywords: 'privacy data cookies storage tracking personal gdpr password security third party',
    blocks: [
      heading('on-this-device', 'On this device'),
      table(
        'What the browser keeps',
        ['What', 'Why, and how long'],
        ['Your session', 'So that you need not sign in on every page. Gone when you sign out.'],
        [
          'Language and appearance',
          'So that the next visit begins as you left it. In a cookie too, for the first paint.',
        ],
        ['Answers and watching time not sent yet', 'So that nothing is lost. Gone when the server has them.'],
        [
          'What you are writing in a form',
          'So that a reload or the end of a session loses nothing. Never a password or a code. Gone when it was sent, or you close the tab.',
        ],
        ['The page you wanted before signing in', 'To take you there. Gone when you close the tab.'],
      ),
      heading('on-the-server', 'On the server of your state'),
      list(
        'Your account: name, email address, date of birth and your roles; phone, license and agency numbers, agencies and photo if you gave them. Of your password only a hash, from which it cannot be read.',
        'Your training: enrollments, the parts of videos you watched, quiz answers and results, classes, certificates.',
        'Your settings, shortcuts and notes.',
        'The messages that were sent to you, and a log of sign-ins and refused tries.',
      ),
      heading('others', 'What others can see'),
      list(
        'Whoever has the number of your certificate sees what is printed on it, and whether it is valid. Nothing else of you is public.',
        'Your instructors, coordinators and administrators see what their role needs.',
        'A wallet that you add a certificate to receives what is printed on it, your name with it, and a hash of your email address. You start that, and no other company is asked.',
      ),
      heading('not', 'What does not happen'),
      say(
        'Nothing is loaded from other companies: no advertising, no tracking, no fonts or scripts from elsewhere. Every script and every picture comes from this server.',
      ),
      see('start/your-profile', 'start/signing-in', 'anywhere/accessibility'),
    ],
  },
  'when-something-goes-wrong': {
    keywords: 'error message problem crash update reload not found permission 401 404 server support help',
    blocks: [
      table(
        'Messages and ways on',
        ['You see', 'What to do'],
        ['“A newer version is ready.”', 'Press “Reload” when it suits you. What you saved stays.'],
        ['“The server cannot be reached.”', 'You are still signed in. Try again in a moment.'],
        [
          '“You do not have permission to view this page.”',
          'Your role does not include it. Sign in with another account, or ask the program.',
        ],
        ['“The page you requested could not be found.”', 'The address is wrong or old. Go on from the home page.'],
        ['“Your session has ended. Sign in to go on.”', 'Sign in. You return to the page that you wanted.'],
        [
          '“Something went wrong.”',
          'Press “Reload the page”. If it happens again, send the “Error details” to the program.',
        ],
      ),
      heading('messages', 'Short messages'),
      say(
        'Up to five stand at the lower edge of the screen, each for a few seconds. They wait while your pointer or focus is on them, and one with a button stays until you press it or put it away.',
      ),
      heading('asking', 'Asking for help'),
      steps(
        'Note the address of the page, the time, and what you wanted to do.',
        'Say which device and browser you use.',
        'Write to the program. If there are “Error details”, add them. You get a “Reference number”; name it when you write again.',
      ),
      page('/contact', 'Write to the program'),
      see('anywhere/offline', 'start/signing-in'),
    ],
  },
} satisfies GuideSection<'anywhere'>
