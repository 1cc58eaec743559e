import type { QuestionSource } from '../content.types.ts'

export const fundamentalsAndTerminologyQuiz: readonly QuestionSource[] = [
  {
    scene: 'directions',
    prompt: {
      en: 'You stand in the road, facing oncoming traffic, and report that “the left lane” is blocked. Whose left do you mean?',
      tr: 'Yolda, gelen trafiğe yüzünüz dönük duruyor ve “sol şerit”in kapalı olduğunu bildiriyorsunuz. Kimin solu kastedilir?',
      ar: 'تقف في الطريق مواجهًا المركبات القادمة وتبلّغ أن «الحارة اليسرى» مغلقة. يسار من تقصد؟',
    },
    choices: [
      { text: { en: 'Yours, as you stand', tr: 'Durduğunuz yere göre sizin solunuz', ar: 'يسارك أنت كما تقف' } },
      {
        text: {
          en: 'That of the dispatcher’s map',
          tr: 'Çağrı merkezindeki haritanın solu',
          ar: 'يسار خريطة مركز البلاغات',
        },
      },
      {
        correct: true,
        text: {
          en: 'That of a driver moving with traffic',
          tr: 'Trafikle aynı yöne giden sürücünün solu',
          ar: 'يسار السائق الذي يسير مع حركة المرور',
        },
      },
    ],
    explanation: {
      en: 'Left and right are as the driver sees them, facing the way that traffic moves. Then every agency pictures the same lane.',
      tr: 'Sol ve sağ, trafiğin aktığı yöne bakan sürücüye göredir. Böylece her kurum aynı şeridi düşünür.',
      ar: 'اليسار واليمين كما يراهما السائق في اتجاه السير. وبذلك تتصور كل الجهات الحارة نفسها.',
    },
  },
  {
    scene: 'directions',
    cue: 1,
    prompt: {
      en: 'Command asks you to put a warning sign upstream of the crash. Where do you take it?',
      tr: 'Komuta, kazanın “upstream” tarafına bir uyarı levhası koymanızı istiyor. Levhayı nereye götürürsünüz?',
      ar: 'تطلب منك القيادة وضع لوحة تحذير قبل موقع الحادث. إلى أين تأخذها؟',
    },
    choices: [
      {
        correct: true,
        text: {
          en: 'To the side that traffic is coming from',
          tr: 'Trafiğin geldiği tarafa',
          ar: 'إلى الجهة التي تأتي منها المركبات',
        },
      },
      {
        text: { en: 'To the road past the scene', tr: 'Olay yerinden sonraki yola', ar: 'إلى الطريق الذي يلي الموقع' },
      },
      { text: { en: 'To the higher end of the slope', tr: 'Yokuşun yüksek ucuna', ar: 'إلى الطرف الأعلى من المنحدر' } },
      { text: { en: 'To the opposite carriageway', tr: 'Karşı yöndeki yola', ar: 'إلى الطريق في الاتجاه المقابل' } },
    ],
    explanation: {
      en: 'Upstream is the road where traffic comes from. A warning only helps drivers who have not yet reached the scene.',
      tr: '“Upstream”, trafiğin geldiği yol kesimidir. Uyarı yalnızca olay yerine henüz ulaşmamış sürücülere yarar.',
      ar: 'ما قبل الموقع هو الجهة التي تأتي منها المركبات. فالتحذير لا ينفع إلا من لم يصل إلى الموقع بعد.',
    },
  },
  {
    scene: 'lane-numbers',
    prompt: {
      en: 'A crash blocks the lane next to the median on a four-lane, one-way roadway. Which lane do you report?',
      tr: 'Tek yönlü, dört şeritli bir yolda kaza, refüjün yanındaki şeridi kapatıyor. Hangi şeridi bildirirsiniz?',
      ar: 'حادث يغلق الحارة المجاورة للجزيرة الوسطى في طريق من أربع حارات باتجاه واحد. أي حارة تذكر؟',
    },
    choices: [
      { text: { en: 'Lane 4', tr: '4. şerit', ar: 'الحارة 4' } },
      { correct: true, text: { en: 'Lane 1', tr: '1. şerit', ar: 'الحارة 1' } },
      { text: { en: 'Lane 0', tr: '0. şerit', ar: 'الحارة 0' } },
      { text: { en: 'Lane 2', tr: '2. şerit', ar: 'الحارة 2' } },
    ],
    explanation: {
      en: 'Lanes are numbered from the left, so the lane next to the median is lane 1.',
      tr: 'Şeritler soldan numaralanır; refüjün yanındaki şerit 1. şerittir.',
      ar: 'تُرقَّم الحارات من اليسار، فالحارة المجاورة للجزيرة الوسطى هي الحارة 1.',
    },
  },
  {
    scene: 'lane-numbers',
    prompt: {
      en: 'On a roadway with three lanes in your direction, a stalled van sits in lane 3. What is on its right?',
      tr: 'Gidiş yönünüzde üç şeritli bir yolda, arızalı bir minibüs 3. şeritte duruyor. Sağında ne vardır?',
      ar: 'في طريق فيه ثلاث حارات باتجاهك، تتوقف شاحنة صغيرة معطلة في الحارة 3. ما الذي على يمينها؟',
    },
    choices: [
      { text: { en: 'The median', tr: 'Refüj', ar: 'الجزيرة الوسطى' } },
      { text: { en: 'Lane 2', tr: '2. şerit', ar: 'الحارة 2' } },
      { text: { en: 'Lane 4', tr: '4. şerit', ar: 'الحارة 4' } },
      { correct: true, text: { en: 'The right shoulder', tr: 'Sağ banket', ar: 'كتف الطريق الأيمن' } },
    ],
    explanation: {
      en: 'With three lanes, lane 3 is the last one. After the last lane comes the right shoulder.',
      tr: 'Üç şeritte 3. şerit sonuncudur. Son şeritten sonra sağ banket gelir.',
      ar: 'في طريق بثلاث حارات تكون الحارة 3 هي الأخيرة، ويليها كتف الطريق الأيمن.',
    },
  },
  {
    scene: 'four-areas',
    prompt: {
      en: 'In which order does a driver meet the four parts of a traffic incident management area?',
      tr: 'Sürücü, trafik olay yönetimi alanının dört bölümüyle hangi sırayla karşılaşır?',
      ar: 'بأي ترتيب يمر السائق بالأجزاء الأربعة لمنطقة إدارة حادث المرور؟',
    },
    choices: [
      {
        text: {
          en: 'Transition, advance warning, activity, termination',
          tr: 'Geçiş, ön uyarı, çalışma, bitiş',
          ar: 'الانتقال، الإنذار المسبق، العمل، النهاية',
        },
      },
      {
        text: {
          en: 'Advance warning, activity, transition, termination',
          tr: 'Ön uyarı, çalışma, geçiş, bitiş',
          ar: 'الإنذار المسبق، العمل، الانتقال، النهاية',
        },
      },
      {
        correct: true,
        text: {
          en: 'Advance warning, transition, activity, termination',
          tr: 'Ön uyarı, geçiş, çalışma, bitiş',
          ar: 'الإنذار المسبق، الانتقال، العمل، النهاية',
        },
      },
    ],
    explanation: {
      en: 'First drivers are warned, then moved over, then led past the work, and at last given the road back.',
      tr: 'Sürücüler önce uyarılır, sonra şerit değiştirir, sonra çalışmanın yanından geçer ve en sonunda yol onlara geri verilir.',
      ar: 'يُنبَّه السائقون أولًا، ثم يُنقلون إلى حارة أخرى، ثم يمرون بجانب العمل، وأخيرًا يعود إليهم الطريق.',
    },
  },
  {
    scene: 'four-areas',
    prompt: {
      en: 'In which part of the incident area do the cones move traffic out of the closed lane?',
      tr: 'Olay alanının hangi bölümünde koniler trafiği kapalı şeritten çıkarır?',
      ar: 'في أي جزء من منطقة الحادث تُخرج الأقماع المركبات من الحارة المغلقة؟',
    },
    choices: [
      { correct: true, text: { en: 'Transition', tr: 'Geçiş', ar: 'الانتقال' } },
      { text: { en: 'Activity', tr: 'Çalışma', ar: 'العمل' } },
      { text: { en: 'Advance warning', tr: 'Ön uyarı', ar: 'الإنذار المسبق' } },
      { text: { en: 'Termination', tr: 'Bitiş', ar: 'النهاية' } },
    ],
    explanation: {
      en: 'The transition area moves drivers over. The activity area, after it, holds the people, the vehicles and the work.',
      tr: 'Geçiş alanı sürücülere şerit değiştirtir. Ondan sonraki çalışma alanında insanlar, araçlar ve iş bulunur.',
      ar: 'منطقة الانتقال تنقل السائقين إلى حارة أخرى. أما منطقة العمل التي تليها ففيها الناس والمركبات وأعمال الموقع.',
    },
  },
  {
    scene: 'duration-classes',
    cue: 1,
    prompt: {
      en: 'You arrive at a two-car crash and expect to open the lanes in about 75 minutes. Which class is it under the MUTCD?',
      tr: 'İki arabalı bir kazaya geliyor ve şeritleri yaklaşık 75 dakikada açmayı bekliyorsunuz. MUTCD’ye göre hangi sınıftır?',
      ar: 'وصلت إلى حادث بين سيارتين وتتوقع فتح الحارات بعد نحو 75 دقيقة. ما فئته بحسب دليل MUTCD؟',
    },
    choices: [
      { text: { en: 'Minor', tr: 'Küçük', ar: 'بسيط' } },
      { text: { en: 'Major', tr: 'Büyük', ar: 'كبير' } },
      { correct: true, text: { en: 'Intermediate', tr: 'Orta', ar: 'متوسط' } },
    ],
    explanation: {
      en: 'Intermediate incidents last 30 minutes to 2 hours. The class is chosen from the expected duration, so estimate early and say it.',
      tr: 'Orta sınıf olaylar 30 dakika ile 2 saat arası sürer. Sınıf beklenen süreye göre seçilir; erken tahmin edin ve bildirin.',
      ar: 'الحوادث المتوسطة تستمر من 30 دقيقة إلى ساعتين. وتُحدد الفئة بالمدة المتوقعة، فقدّرها مبكرًا وأبلغ بها.',
    },
  },
  {
    scene: 'duration-classes',
    cue: 1,
    prompt: {
      en: 'A tanker has rolled over, and recovery will take until evening, five hours from now. Which statement is right?',
      tr: 'Bir tanker devrildi ve kurtarma akşama kadar, beş saat sürecek. Hangi ifade doğrudur?',
      ar: 'انقلب صهريج، وستستمر أعمال الرفع خمس ساعات حتى المساء. أي عبارة صحيحة؟',
    },
    choices: [
      {
        text: {
          en: 'It is minor until someone is injured',
          tr: 'Biri yaralanana kadar küçük olaydır',
          ar: 'هو بسيط ما لم يُصب أحد',
        },
      },
      {
        correct: true,
        text: {
          en: 'It is major: more than 2 hours',
          tr: 'Büyük olaydır: 2 saatten uzun',
          ar: 'هو كبير: أكثر من ساعتين',
        },
      },
      {
        text: {
          en: 'It is intermediate, since only one vehicle is involved',
          tr: 'Tek araç karıştığı için orta olaydır',
          ar: 'هو متوسط لأن مركبة واحدة فقط متورطة فيه',
        },
      },
      {
        text: {
          en: 'Its class is set after the road is open',
          tr: 'Sınıfı yol açıldıktan sonra belirlenir',
          ar: 'تُحدد فئته بعد فتح الطريق',
        },
      },
    ],
    explanation: {
      en: 'An expected duration of more than 2 hours makes it major. Injuries and the number of vehicles do not set the class.',
      tr: 'Beklenen süre 2 saati aşınca olay büyük sınıfa girer. Sınıfı yaralılar ya da araç sayısı belirlemez.',
      ar: 'إذا تجاوزت المدة المتوقعة ساعتين فالحادث كبير. ولا تحدد الإصابات ولا عدد المركبات فئته.',
    },
  },
  {
    scene: 'secondary-crash',
    prompt: {
      en: 'Which of these is a secondary crash?',
      tr: 'Aşağıdakilerden hangisi ikincil kazadır?',
      ar: 'أي مما يلي يُعد حادثًا ثانويًا؟',
    },
    choices: [
      {
        text: {
          en: 'The second impact when one car hits two others in turn',
          tr: 'Bir arabanın art arda iki arabaya çarpmasındaki ikinci darbe',
          ar: 'الصدمة الثانية حين تصدم سيارة سيارتين تباعًا',
        },
      },
      {
        text: {
          en: 'A crash at the same place on the next day',
          tr: 'Ertesi gün aynı yerde olan bir kaza',
          ar: 'حادث في المكان نفسه في اليوم التالي',
        },
      },
      {
        text: {
          en: 'A crash that is less severe than the first',
          tr: 'İlkinden daha hafif bir kaza',
          ar: 'حادث أخف من الحادث الأول',
        },
      },
      {
        correct: true,
        text: {
          en: 'A rear-end crash in the queue behind the scene',
          tr: 'Olay yerinin gerisindeki kuyrukta arkadan çarpma',
          ar: 'صدم من الخلف في الطابور قبل الموقع',
        },
      },
    ],
    explanation: {
      en: 'A secondary crash happens because of the first incident, at the scene or in its queue. It can be worse than the first.',
      tr: 'İkincil kaza, ilk olay yüzünden olay yerinde ya da kuyruğunda olur. İlkinden daha ağır da olabilir.',
      ar: 'الحادث الثانوي يقع بسبب الحادث الأول، في الموقع أو في طابوره. وقد يكون أشد من الأول.',
    },
  },
  {
    scene: 'secondary-crash',
    prompt: {
      en: 'Your scene is northbound. A southbound driver slows to look and is hit from behind. How do you record that crash?',
      tr: 'Olay yeriniz kuzey yönünde. Güneye giden bir sürücü bakmak için yavaşlıyor ve ona arkadan çarpılıyor. Bu kazayı nasıl kaydedersiniz?',
      ar: 'موقعك في اتجاه الشمال. أبطأ سائق متجه جنوبًا لينظر فصُدم من الخلف. كيف تسجل ذلك الحادث؟',
    },
    choices: [
      {
        text: {
          en: 'As unrelated: it is in the other direction',
          tr: 'İlgisiz: öteki yönde oldu',
          ar: 'غير ذي صلة لأنه في الاتجاه الآخر',
        },
      },
      {
        correct: true,
        text: {
          en: 'As secondary: your incident caused it',
          tr: 'İkincil: olayınız yol açtı',
          ar: 'ثانوي لأن حادثك هو سببه',
        },
      },
      { text: { en: 'As a new major incident', tr: 'Yeni bir büyük olay', ar: 'حادث كبير جديد' } },
    ],
    explanation: {
      en: 'Either direction counts. Recording secondary crashes shows what the first incident really cost.',
      tr: 'Her iki yön de sayılır. İkincil kazaları kaydetmek, ilk olayın gerçek bedelini gösterir.',
      ar: 'يُحتسب أي من الاتجاهين. وتسجيل الحوادث الثانوية يبيّن الكلفة الحقيقية للحادث الأول.',
    },
  },
]
