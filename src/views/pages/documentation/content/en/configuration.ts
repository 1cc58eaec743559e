import { care, commands, heading, list, page, say, see, steps, table, tip } from '../blocks.ts'
import type { GuideSection } from '../guide.types.ts'

export const configuration = {
  'multi-language': {
    keywords: 'language translate translation english turkish arabic rtl right to left locale date number format',
    blocks: [
      heading('choosing', 'Choosing a language'),
      steps(
        'Press “Language” in the toolbar. Each language is listed by its own name.',
        'Choose one. The page changes at once, without being loaded again, and what you were doing goes on.',
      ),
      say(
        'On a first visit the site speaks the language of your browser: Turkish, Arabic or, for every other, English. After that your choice is remembered on this device. If you are signed in, it is kept with your account too.',
      ),
      heading('what-changes', 'What changes with it'),
      table(
        'With the language changes',
        ['What', 'How'],
        ['Words', 'Every word of the site, messages of the server, emails, certificates and this guide'],
        ['Direction', 'Arabic runs from right to left; menus, arrows and tables turn with it'],
        ['Dates and numbers', 'Written as the language writes them, with its own plurals'],
        ['Times', 'Durations and lists too, such as the minutes that are left'],
        ['Lessons', 'Captions and transcript; you can choose other captions in the player'],
        ['Search', 'Finds words whatever their capitals, dots and vowel signs'],
      ),
      heading('what-stays', 'What stays as it is'),
      list(
        'Names of people and places, as they were entered.',
        'Email addresses, phone numbers, certificate numbers and the time in a video: always from left to right.',
        'The controls of the player.',
      ),
      tip(
        'You can turn the direction round without changing the language, in the settings panel. The next change of language sets it again.',
      ),
      see('configuration/mending-words', 'configuration/adding-a-language', 'screen/layouts'),
    ],
  },
  'mending-words': {
    keywords: 'translation error wrong word typo terminology correct text suggest',
    blocks: [
      say('You need no technical knowledge. Four facts are enough:'),
      steps(
        'The address of the page, and the language.',
        'The words as they stand there now.',
        'The words that should stand there.',
        'Why: a mistake, or the term that your agency uses.',
      ),
      say('Send them to the program. If you speak for an agency, say which.'),
      page('/contact', 'Write to the program'),
      heading('where-words-live', 'Where the words are'),
      say('Whoever looks after the installation finds every text in one place for each kind:'),
      table(
        'In the project’s folder',
        ['Text', 'Place'],
        ['What stands on the screen', '`src/i18n/<language>/<area>/index.ts`'],
        ['Messages of the server', '`server/i18n/<language>.ts`'],
        ['Emails', '`server/modules/mail/words/<language>.ts`'],
        ['Certificates', '`server/modules/certificates/certificate.words.ts`'],
        ['This guide', '`src/views/pages/documentation/content/<language>`'],
      ),
      steps(
        'Change the words between the quotation marks. Leave what stands in braces: names and numbers are put in there.',
        'Run `npm run gen`, then `npm test`. A key that is missing in a language is found.',
        'Build and start the new version. Open pages offer “A newer version is ready.”',
      ),
      see('configuration/adding-a-language'),
    ],
  },
  'adding-a-language': {
    keywords: 'developer code locale catalogue typescript translate new language fonts namespace',
    blocks: [
      say(
        'A language is complete or it does not compile: a missing text is an error of the type check. The example here is Spanish, `es`.',
      ),
      steps(
        'Name it: add `es` to `LANGUAGES` in `src/domain/language.ts`. If it is written from right to left, say so in `directionOf` in the same file.',
        'Copy the folder `src/i18n/en` to `src/i18n/es` and translate every file. Each becomes a translation of its English one: see how `src/i18n/tr` begins.',
        'Run `npm run gen`. It writes the types of all texts anew.',
        'Add the server’s texts: `server/i18n/es.ts`, `server/modules/mail/words/es.ts`, and the entries in `certificate.words.ts`.',
        'Copy `src/views/pages/documentation/content/en` to `content/es`, translate it, and add it to `src/app/guide-texts.ts`.',
        'Run `npm run types`. It names each place that still waits for the language, such as the names of languages in the language picker and the player.',
        'Give the courses their texts and each lesson its captions in the new language.',
        'Run `npm test`. Pages are tried in every language, also at 320 pixels.',
      ),
      commands('cp -r src/i18n/en src/i18n/es', 'npm run gen', 'npm run types', 'npm test'),
      heading('plurals', 'Plurals'),
      say(
        'English has two forms, Arabic six. Write as many as your language has, in the order zero, one, two, few, many, other. Which form a number takes is decided by the browser’s own rules for the language.',
      ),
      heading('fonts', 'Letters'),
      say(
        'The fonts cover Latin with all its accents, and Arabic. For another script add a font to `src/views/theme/fonts.css`. It is loaded only where it is needed.',
      ),
      care(
        'Never change the case of codes, addresses and keys by the rules of a language: in Turkish a small I has another capital.',
      ),
      see('configuration/multi-language', 'configuration/mending-words'),
    ],
  },
  'running-it': {
    keywords: 'install server node postgres environment variables docker https proxy smtp demo owner deploy port',
    blocks: [
      say(
        'On Linux (x64, arm64) and Windows (x64) it needs Node 20 or newer with npm, and brings the Node that runs it, and everything else. Elsewhere it needs Node 22.19 or newer. Certificates as files need Linux on x86-64.',
      ),
      commands('npm start', 'npm test', 'npm run demo:reset'),
      say(
        '`npm start` installs, builds and serves a demo at port 3000 of this computer, with an embedded database and one account for each role. `npm run demo:reset` starts the demo over.',
      ),
      heading('in-service', 'In service'),
      steps(
        'Provide PostgreSQL 15 or newer and give its address in `DATABASE_URL`. There are then no demo accounts and no demo data.',
        'Put a proxy with HTTPS before it, set `PUBLIC_URL` to the address that people use, and `TRUST_PROXY` to 1.',
        'Set `SMTP_URL`, so that email leaves. Without it, messages stay in the outbox.',
        'Start the server, then make the first person, who may do everything:',
      ),
      commands('npm run admin -- create-owner --email chief@example.gov'),
      heading('variables', 'All settings'),
      table(
        'Environment variables',
        ['Variable', 'Meaning', 'Without it'],
        ['`PORT`', 'Where it listens', '3000'],
        ['`HOST`', 'At which address', 'This computer only for a demo, else every IPv4 address'],
        ['`DATABASE_URL`', 'A PostgreSQL 15 or newer', 'An embedded one in `DATA_DIR`'],
        ['`DATABASE_POOL_SIZE`', 'The most connections to it', '10'],
        ['`DATA_DIR`', 'Files, and the embedded database', '`./data`'],
        ['`PUBLIC_URL`', 'The address in emails and certificates', '`http://localhost:` and the port'],
        ['`SMTP_URL`', 'How email leaves', 'It stays in the outbox'],
        ['`MAIL_FROM`', 'The sender of email', '`no-reply@` and the host'],
        [
          '`IMAP_URL`',
          'The mailbox that answers and returned email come to: `imaps://user:password@host/INBOX`',
          'Nobody reads it',
        ],
        ['`SMS_URL`', 'The gateway that takes text messages', 'They stay in the outbox'],
        ['`SMS_FROM`', 'Whom text messages come from', 'Whom the gateway says'],
        ['`CONTACT_ADDRESS`', 'Who is emailed what the contact page takes', 'Nobody: it waits in the log'],
        ['`API_URL`', 'Where the browser makes its calls: an address, or a path of this host', '`/api`'],
        ['`API_HEADERS`', 'Headers of each of those calls, as JSON. Everybody can read them', 'None'],
        [
          '`HSTS`',
          'Behind HTTPS, browsers are told to come by it alone: 1 to this host, subdomains to all below it too, 0 not at all',
          '1',
        ],
        [
          '`DRAIN_SECONDS`',
          'For how long a server that is stopped says 503 at `/readyz` before it stops to listen',
          '5',
        ],
        ['`SESSION_SECRET`', 'The root of all signatures, 32 characters or more', 'Made once and kept'],
        ['`TRUST_PROXY`', '1 only behind a proxy that sets forwarding headers', '0'],
        [
          '`CLASS_HOURS_SHARE`',
          'A class that is shorter than this part of its course’s hours, in a hundred, is completed with a reason only',
          '75',
        ],
        [
          '`TIME_ZONE`',
          'The clock of the program: lists and their files are written by it, and their days begin at its midnight',
          'UTC',
        ],
        ['`PRODUCT_NAME`', 'The name that people read', 'TIM Training'],
        ['`DEMO`', '1 seeds demo data, 0 never', 'A demo without `DATABASE_URL`'],
        ['`LOG_LEVEL`', 'How much is logged', 'info'],
      ),
      see('configuration/keeping-it-safe', 'admin/your-role'),
    ],
  },
  'keeping-it-safe': {
    keywords: 'backup restore migrate update upgrade health monitoring readyz healthz power database',
    blocks: [
      heading('database', 'Which database'),
      say(
        'The embedded database survives a killed process, but not surely a power cut. It is for demos and for trying out. In service use PostgreSQL.',
      ),
      heading('backup', 'Backing up'),
      list(
        'With PostgreSQL: back up the database by its own means, such as `pg_dump`, and copy `DATA_DIR/files`.',
        'With the embedded database: stop the server and use the first command below. The second puts a backup into an empty `DATA_DIR`.',
      ),
      commands('npm run admin -- backup --to <folder>', 'npm run admin -- restore --from <folder>'),
      care('A backup that was never restored is a hope. Try it once on another computer.'),
      heading('updating', 'Updating'),
      steps(
        'Make a backup.',
        'Replace the project’s files and bring the database up to date with the command below.',
        'Start it again. The server finishes what is under way before it stops; open pages offer to load the new version.',
      ),
      commands('npm run admin -- migrate'),
      heading('health', 'What to watch'),
      table(
        'Two addresses for your monitoring',
        ['Address', 'It answers'],
        ['`/healthz`', 'when the process is alive'],
        ['`/readyz`', 'when it can also reach its database'],
      ),
      say(
        'If the database is away, people are told to try again in a moment, and the server recovers by itself when it returns.',
      ),
      see('configuration/running-it'),
    ],
  },
} satisfies GuideSection<'configuration'>
