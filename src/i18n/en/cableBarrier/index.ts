import type { BaseTranslation } from '../../i18n-types'

const en_cableBarrier = {
  eyebrow: 'Extra information',
  lead: 'A median cable saves lives by catching cars. Then it holds one, under tons of tension, with a person inside. This is how you get them out.',
  contents: 'On this page',
  picture:
    'A car has run into a median cable barrier. Its posts are bent, its cables are stretched and hold the car back from the other roadway.',
  rule: {
    title: 'Never cut a tensioned cable to clear a road or to save time.',
    text: 'Cut only when a life depends on it and nothing else works, with everyone out of the line of tension.',
  },
  what: {
    heading: 'What it is, and how it works',
    lead: 'Steel cables on light posts, between two roadways. The posts give way, the cables stretch, and the car is caught instead of thrown back.',
    picture:
      'Side view of a cable barrier from its end anchor: four cables on slender posts, with a turnbuckle in each cable.',
    anchor: { name: 'End anchor', text: 'A block in the ground. It holds the tension of the whole run.' },
    turnbuckle: {
      name: 'Turnbuckle',
      text: 'A threaded fitting in each cable, by which crews tighten and release it. There is one every {distance:string} or so.',
    },
    cable: { name: 'Cable', text: 'Three or four, each {width:string} thick, of three strands.' },
    post: {
      name: 'Post',
      text: 'It holds the cables up, and breaks or bends when struck. Most stand in sleeves and lift out.',
    },
  },
  kinds: {
    heading: 'High tension and low tension',
    lead: 'You meet both. If you cannot tell which one you see, treat every cable as tight.',
    caption: 'High-tension and low-tension cable barrier compared',
    feature: 'What differs',
    high: 'High tension',
    low: 'Low tension',
    tension: 'Tension in each cable',
    tensionHigh: 'About {from:string} to {to:string}, more in the cold',
    tensionLow: 'Little: springs at the ends take up the slack',
    cables: 'Cables',
    cablesHigh: 'Three or four',
    cablesLow: 'Three',
    posts: 'Posts',
    postsHigh: 'Slender, often in sleeves, cables in slots or hooks',
    postsLow: 'Driven into the ground, cables on hook bolts',
    gives: 'Gives way by about',
    after: 'After a crash',
    afterHigh: 'Cables mostly stay up and tight, beside the car and far along the run',
    afterLow: 'Cables lie slack on the ground near the damage',
  },
  caught: {
    heading: 'A vehicle is caught: the first minutes',
    lead: 'Go slowly. Nothing about a held car gets worse by waiting until you know where the cables run.',
    block: {
      title: 'Block on both sides',
      text: 'The scene lies between two roadways. Ask for a block in each direction, and take the inside lane and one more.',
    },
    look: {
      title: 'Look from a distance',
      text: 'Count the cables. Follow each one with your eyes past the car on both sides: over the hood, under the floor, around a wheel or a pillar.',
    },
    touch: {
      title: 'Which ones touch the car',
      text: 'If none does, work as at any other crash. If one does, the car holds it back like a drawn bow.',
    },
    line: {
      title: 'Keep the line clear',
      text: 'Nobody stands in line with a cable, inside a bend, or between cable and car. That goes for bystanders and for your own crew.',
    },
    steady: {
      title: 'Steady the car where it is',
      text: 'Chock it before a door is opened or a person is moved. Each change of weight can shift the load on the cable.',
    },
    call: {
      title: 'Call the road agency',
      text: 'Ask dispatch for the transportation department’s maintenance crew. They have the tools, and the right to release the barrier.',
    },
    patient: {
      title: 'Care for the person inside',
      text: 'Reach the patient from the side without cables. A car that stands is treated where it stands.',
    },
  },
  line: {
    heading: 'The line of tension',
    lead: 'A cable that lets go jumps along its own line and toward the inside of its bend. Work from outside both.',
    picture:
      'Plan of a car that has pushed the cables out in a bow. The danger zones lie along the cables on both sides and inside the bow. The safe places lie behind the car and well away from the cables.',
    along: {
      name: 'Along the cables',
      text: 'In line with a cable, on either side of the car, for as far as the next firm post and beyond.',
    },
    inside: { name: 'Inside the bend', text: 'The space that the cable would sweep if it sprang back straight.' },
    work: { name: 'Work from here', text: 'On the side from which the car came, past the reach of the cables.' },
  },
  release: {
    heading: 'Freeing the vehicle, from least to most',
    lead: 'Stop at the first step that works. People are out of the car, or safe in it, before any of them.',
    slack: {
      title: 'Back out the way it came in',
      text: 'If the cables lie loose on the car, winch it out slowly along its own path, and watch every cable.',
    },
    lift: {
      title: 'Lift the cable off',
      text: 'A slack cable can be lifted out of the slots of its posts and over the car by hand.',
    },
    posts: {
      title: 'Take out posts',
      text: 'Pull posts out of their sleeves on both sides of the car. Each one that is gone takes some load off. Chain a post that is twisted into a cable before you free it.',
    },
    turnbuckle: {
      title: 'Release the turnbuckle',
      text: 'The road crew marks the thread, then slackens the nearest turnbuckle turn by turn, or the anchor. One cable after the other, everyone else back.',
    },
    car: {
      title: 'Take parts off the car',
      text: 'A bumper, a wheel or a pillar that holds the cable is cheaper than a person, and cheaper than the barrier.',
    },
    cut: { title: 'Cut, as the last resort', text: 'Only to save a life, and only as it is described below.' },
  },
  cut: {
    heading: 'If a life depends on a cut',
    lead: 'The incident commander decides, says so by radio, and has the road agency told.',
    clear: 'Send everyone out of the line of every cable, in both directions, and out of the bend.',
    place:
      'Cut between two upright posts that are undamaged, away from the car, where the cables run side by side and straight.',
    tape: 'Tape the cable firmly on both sides of the cut, so that the strands do not fly apart. Tie it down with chain or strap.',
    stand:
      'Stand beside the cable and away from the bend, never in line, in full protective gear with eyes and face covered.',
    one: 'Cut one cable at a time, with a hydraulic cutter or a saw that is made for steel rope. Stop after each, and look at what moved.',
    rest: 'The cables that are left now carry more. Treat them as tighter than before.',
    after: 'The whole run between the anchors no longer protects anyone. Say so to dispatch at once.',
  },
  report: {
    heading: 'Clearing and reporting damage',
    lead: 'Until it is repaired, the next car may go through. A report with these five facts brings the right crew.',
    place: 'Route, direction, and mile marker of the first and the last damaged post.',
    posts: 'How many posts are down, and whether stubs stick out of the ground.',
    cables: 'Which cables are slack, cut or on the ground, and whether one lies in a lane.',
    anchor: 'Whether an anchor or a turnbuckle was struck.',
    number: 'The number of the crash report.',
    guard: 'Mark stubs and loose cables with cones. A loose cable near a lane is reason enough to hold that lane.',
  },
  tow: {
    heading: 'For tow operators',
    lead: 'You are asked to be quick. The cable does not know that.',
    ask: 'Ask who has released the tension, and see it for yourself, before you hook up.',
    path: 'Pull along the path on which the car came in. A pull across the cables loads them again.',
    slow: 'Take up slack slowly, stop, look at every cable, go on. No jerk, and no second truck pulling against the first.',
    stand: 'Winch by remote, from outside the line of the cables and outside the line of your own.',
    under: 'Never reach or crawl under a cable that is tight, and never step over one.',
    load: 'Before you drive off, look underneath: a hook bolt or a length of cable may still hang on the axle.',
  },
  course: {
    heading: 'Two hours, with a real barrier',
    text: 'In the Cable Barrier Response course you release a turnbuckle on a full-size section, under the eyes of the crew that repairs it.',
    action: 'See current courses',
    contact: 'Ask a question',
  },
  sources: 'Sources',
  disclaimer:
    'Systems differ by maker and by state. The maker’s manual and your road agency’s instructions come first.',
} satisfies BaseTranslation

export default en_cableBarrier
