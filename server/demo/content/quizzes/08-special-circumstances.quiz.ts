import type { QuestionSource } from '../content.types.ts'

export const specialCircumstancesQuiz: readonly QuestionSource[] = [
  {
    scene: 'hazmat-approach',
    prompt: {
      en: 'A truck with a placard is leaking in a low spot, and wind blows from the west. From where do you approach?',
      tr: 'Levhalı bir kamyon çukur bir yerde sızdırıyor, rüzgâr batıdan esiyor. Nereden yaklaşırsınız?',
      ar: 'شاحنة عليها لوحة مواد خطرة تتسرب في مكان منخفض، والريح تهب من الغرب. من أين تقترب؟',
    },
    choices: [
      {
        text: { en: 'From the east, on the low ground', tr: 'Doğudan, alçak yerden', ar: 'من الشرق عبر الأرض المنخفضة' },
      },
      {
        text: {
          en: 'From whichever side is nearest to you',
          tr: 'Size hangi taraf yakınsa oradan',
          ar: 'من أقرب جهة إليك',
        },
      },
      {
        correct: true,
        text: {
          en: 'From the west, on the high ground',
          tr: 'Batıdan, yüksek yerden',
          ar: 'من الغرب عبر الأرض المرتفعة',
        },
      },
      { text: { en: 'From the south, close to the cab', tr: 'Güneyden, kabine yakın', ar: 'من الجنوب قرب المقصورة' } },
    ],
    explanation: {
      en: 'Stay uphill and upwind. A west wind comes from the west, so there the vapor blows away from you; liquids and many vapors flow downhill.',
      tr: 'Yüksekte ve rüzgârın estiği tarafta kalın. Batı rüzgârı batıdan gelir, buharı sizden uzağa götürür; sıvılar ve birçok buhar aşağı akar.',
      ar: 'ابقَ في مكان مرتفع وفي الجهة التي تهب منها الريح. فالريح الغربية تأتي من الغرب وتدفع الأبخرة بعيدًا عنك، والسوائل وكثير من الأبخرة تنحدر إلى أسفل.',
    },
  },
  {
    scene: 'hazmat-approach',
    prompt: {
      en: 'You need to know what the truck carries. How do you read the placard?',
      tr: 'Kamyonun ne taşıdığını bilmeniz gerekiyor. Levhayı nasıl okursunuz?',
      ar: 'تحتاج إلى معرفة ما تحمله الشاحنة. كيف تقرأ اللوحة؟',
    },
    choices: [
      {
        correct: true,
        text: {
          en: 'From a distance, with binoculars if need be',
          tr: 'Uzaktan, gerekirse dürbünle',
          ar: 'من بعيد، وبالمنظار عند الحاجة',
        },
      },
      {
        text: {
          en: 'Walk up quickly while holding your breath',
          tr: 'Nefesimi tutup çabucak yanına giderek',
          ar: 'أقترب بسرعة حابسًا نفسي',
        },
      },
      {
        text: {
          en: 'Wipe it clean and photograph it close up',
          tr: 'Silip yakından fotoğrafını çekerek',
          ar: 'أمسحها وأصورها عن قرب',
        },
      },
      {
        text: {
          en: 'Send the truck driver back to read it',
          tr: 'Okuması için kamyon sürücüsünü geri göndererek',
          ar: 'أرسل سائق الشاحنة ليقرأها',
        },
      },
    ],
    explanation: {
      en: 'Read it from a distance. Until you know what it is, nobody goes near, and that includes the driver.',
      tr: 'Levhayı uzaktan okuyun. Ne olduğunu bilene kadar sürücü dâhil kimse yaklaşmaz.',
      ar: 'اقرأها من بعيد. فحتى تعرف المادة لا يقترب أحد، ومنهم السائق.',
    },
  },
  {
    scene: 'the-guidebook',
    prompt: {
      en: 'The placard shows 1203. Where in the Emergency Response Guidebook do you look it up first?',
      tr: 'Levhada 1203 yazıyor. Acil Müdahale Kılavuzu’nda önce nereye bakarsınız?',
      ar: 'تظهر على اللوحة 1203. أين تبحث عنها أولًا في دليل الاستجابة للطوارئ؟',
    },
    choices: [
      {
        text: {
          en: 'In the orange pages, under fire',
          tr: 'Turuncu sayfalarda, yangın başlığında',
          ar: 'في الصفحات البرتقالية تحت الحريق',
        },
      },
      {
        text: {
          en: 'In the green pages, under distances',
          tr: 'Yeşil sayfalarda, mesafeler başlığında',
          ar: 'في الصفحات الخضراء تحت المسافات',
        },
      },
      {
        text: { en: 'In the blue pages, by name', tr: 'Mavi sayfalarda, ada göre', ar: 'في الصفحات الزرقاء بحسب الاسم' },
      },
      {
        correct: true,
        text: {
          en: 'In the yellow pages, by number',
          tr: 'Sarı sayfalarda, numaraya göre',
          ar: 'في الصفحات الصفراء بحسب الرقم',
        },
      },
    ],
    explanation: {
      en: 'Four-digit numbers are listed in the yellow pages. If you know only the name, the blue pages list the same materials by name.',
      tr: 'Dört haneli numaralar sarı sayfalardadır. Yalnız adı biliyorsanız mavi sayfalar aynı maddeleri ada göre sıralar.',
      ar: 'الأرقام ذات الخانات الأربع في الصفحات الصفراء. وإن عرفت الاسم فقط، فالصفحات الزرقاء ترتب المواد نفسها بالاسم.',
    },
  },
  {
    scene: 'the-guidebook',
    cue: 1,
    prompt: {
      en: 'You have found the number. What does the orange guide page it leads to tell you?',
      tr: 'Numarayı buldunuz. Yönlendirdiği turuncu sayfa size ne söyler?',
      ar: 'وجدت الرقم. بماذا تخبرك صفحة الإرشاد البرتقالية التي يقودك إليها؟',
    },
    choices: [
      {
        text: {
          en: 'The owner of the truck and the route',
          tr: 'Kamyonun sahibini ve güzergâhı',
          ar: 'مالك الشاحنة ومسارها',
        },
      },
      {
        correct: true,
        text: { en: 'The dangers, and what to do', tr: 'Tehlikeleri ve ne yapılacağını', ar: 'المخاطر وما يجب فعله' },
      },
      { text: { en: 'The price of the cargo', tr: 'Yükün fiyatını', ar: 'ثمن الحمولة' } },
    ],
    explanation: {
      en: 'Each orange page covers a family of materials: health and fire dangers, distances, protective clothing, first aid and spills.',
      tr: 'Her turuncu sayfa bir madde grubunu anlatır: sağlık ve yangın tehlikeleri, mesafeler, koruyucu giysi, ilk yardım ve dökülme.',
      ar: 'تتناول كل صفحة برتقالية مجموعة من المواد: مخاطر الصحة والحريق والمسافات والملابس الواقية والإسعاف الأولي والانسكاب.',
    },
  },
  {
    scene: 'vehicle-fire',
    prompt: {
      en: 'A car burns on the shoulder, and smoke drifts thickly across both lanes. What do you do about traffic?',
      tr: 'Bankette bir araba yanıyor, yoğun duman iki şeridi de kaplıyor. Trafik için ne yaparsınız?',
      ar: 'سيارة تحترق على كتف الطريق والدخان الكثيف يغطي الحارتين. ماذا تفعل بشأن المرور؟',
    },
    choices: [
      {
        text: {
          en: 'Wave drivers through as fast as possible',
          tr: 'Sürücüleri olabildiğince hızlı geçiririm',
          ar: 'أشير للسائقين بالعبور بأسرع ما يمكن',
        },
      },
      {
        text: {
          en: 'Nothing, because the car is on the shoulder',
          tr: 'Araba bankette olduğu için hiçbir şey',
          ar: 'لا شيء لأن السيارة على الكتف',
        },
      },
      {
        correct: true,
        text: {
          en: 'Stop it until drivers can see',
          tr: 'Sürücüler görebilene kadar durdururum',
          ar: 'أوقفه حتى يستطيع السائقون الرؤية',
        },
      },
    ],
    explanation: {
      en: 'Smoke that blinds drivers causes the next crash. Stop traffic, and keep everyone back and out of the smoke.',
      tr: 'Sürücünün görüşünü kapatan duman bir sonraki kazayı getirir. Trafiği durdurun, herkesi geride ve dumanın dışında tutun.',
      ar: 'الدخان الذي يحجب الرؤية يسبب الحادث التالي. أوقف المرور وأبعد الجميع عن السيارة وعن الدخان.',
    },
  },
  {
    scene: 'electric-vehicle',
    prompt: {
      en: 'The fire in an electric car went out an hour ago. What must the tow operator know?',
      tr: 'Elektrikli bir arabadaki yangın bir saat önce söndü. Çekici operatörü neyi bilmelidir?',
      ar: 'انطفأ حريق سيارة كهربائية قبل ساعة. ما الذي يجب أن يعرفه عامل السحب؟',
    },
    choices: [
      {
        text: {
          en: 'Nothing special, once the flames are gone',
          tr: 'Alevler söndükten sonra özel bir şey yok',
          ar: 'لا شيء خاص ما دامت النيران قد انطفأت',
        },
      },
      {
        correct: true,
        text: {
          en: 'It can catch fire again hours later',
          tr: 'Saatler sonra yeniden tutuşabilir',
          ar: 'قد تشتعل ثانية بعد ساعات',
        },
      },
      {
        text: {
          en: 'It must be driven to the yard on its own power',
          tr: 'Garaja kendi gücüyle sürülmelidir',
          ar: 'يجب أن تُقاد إلى الساحة بقوتها',
        },
      },
      {
        text: {
          en: 'Its battery is safe as soon as it is wet',
          tr: 'Islanınca bataryası güvenlidir',
          ar: 'بطاريتها آمنة بمجرد أن تبتل',
        },
      },
    ],
    explanation: {
      en: 'Damaged cells can heat up again long after the flames are gone, on the truck or in the yard. Pass the warning on.',
      tr: 'Hasarlı hücreler, alevler söndükten çok sonra çekicinin üstünde ya da garajda yeniden ısınabilir. Uyarıyı iletin.',
      ar: 'قد تسخن الخلايا التالفة ثانية بعد انطفاء النار بوقت طويل، على الشاحنة أو في الساحة. فانقل التحذير.',
    },
  },
  {
    scene: 'electric-vehicle',
    cue: 1,
    prompt: {
      en: 'You run a tow yard and receive a burned electric car. Where do you put it?',
      tr: 'Bir çekici garajı işletiyorsunuz, yanmış bir elektrikli araba geldi. Nereye koyarsınız?',
      ar: 'تدير ساحة سحب ووصلتك سيارة كهربائية محترقة. أين تضعها؟',
    },
    choices: [
      {
        correct: true,
        text: {
          en: 'In the open, 50 feet from anything else',
          tr: 'Açıkta, her şeyden 50 fit uzağa',
          ar: 'في العراء على بعد 50 قدمًا من أي شيء',
        },
      },
      {
        text: {
          en: 'Indoors, so that rain does not reach the battery',
          tr: 'Kapalı yere, bataryaya yağmur değmesin diye',
          ar: 'في الداخل كي لا يصل المطر إلى البطارية',
        },
      },
      {
        text: {
          en: 'In line with the other wrecks, near a hydrant',
          tr: 'Öteki hurdaların sırasına, yangın musluğunun yanına',
          ar: 'في صف الحطام قرب صنبور الإطفاء',
        },
      },
    ],
    explanation: {
      en: 'Keep at least 50 feet between it and everything else, so that a second fire does not take the yard with it.',
      tr: 'Onunla her şey arasında en az 50 fit bırakın; ikinci bir yangın garajı da yakmasın.',
      ar: 'اترك 50 قدمًا على الأقل بينها وبين كل شيء، كي لا يمتد حريق ثانٍ إلى الساحة كلها.',
    },
  },
  {
    scene: 'a-death',
    prompt: {
      en: 'A motorcyclist has died in lane 1. A supervisor asks you to lift the body to the shoulder so that the lane can open. What do you say?',
      tr: 'Bir motosikletli 1. şeritte öldü. Bir amir, şerit açılsın diye cenazeyi bankete taşımanızı istiyor. Ne dersiniz?',
      ar: 'توفي سائق دراجة نارية في الحارة 1. يطلب منك مشرف نقل الجثمان إلى الكتف لفتح الحارة. ماذا تقول؟',
    },
    choices: [
      {
        text: {
          en: '“Yes, quick clearance comes before the investigation.”',
          tr: '“Olur, yolu çabuk açmak soruşturmadan önce gelir.”',
          ar: '«نعم، فتح الطريق بسرعة مقدم على التحقيق.»',
        },
      },
      {
        text: {
          en: '“Yes, if we mark the place with chalk first.”',
          tr: '“Olur, önce yeri tebeşirle işaretlersek.”',
          ar: '«نعم، إذا علّمنا المكان بالطباشير أولًا.»',
        },
      },
      {
        text: {
          en: '“No, bodies may be moved by the family only.”',
          tr: '“Hayır, cenazeyi yalnız ailesi kaldırabilir.”',
          ar: '«لا، لا ينقل الجثمان إلا العائلة.»',
        },
      },
      {
        correct: true,
        text: {
          en: '“Not until the coroner agrees. Let us call now.”',
          tr: '“Adli tabip izin vermeden olmaz. Hemen arayalım.”',
          ar: '«ليس قبل موافقة الطبيب الشرعي. لنتصل الآن.»',
        },
      },
    ],
    explanation: {
      en: 'The coroner or medical examiner decides about the body. An early call often brings leave to move it, and an earlier opening.',
      tr: 'Cenazeyle ilgili karar adli tabip ya da yetkili görevlinindir. Erken aramak çoğu zaman izni ve yolun açılmasını hızlandırır.',
      ar: 'القرار بشأن الجثمان للطبيب الشرعي أو المحقق المختص. والاتصال المبكر كثيرًا ما يعجّل الإذن وفتح الطريق.',
    },
  },
  {
    scene: 'a-death',
    cue: 1,
    prompt: {
      en: 'Besides protecting the evidence, what else is part of good work at a fatal crash?',
      tr: 'Kanıtları korumanın yanında, ölümlü bir kazada iyi çalışmanın parçası olan başka ne vardır?',
      ar: 'إلى جانب حماية الأدلة، ما الذي يدخل أيضًا في العمل الجيد عند حادث مميت؟',
    },
    choices: [
      {
        text: {
          en: 'Close every lane until the report is printed',
          tr: 'Rapor basılana kadar bütün şeritleri kapatmak',
          ar: 'إغلاق كل الحارات حتى يُطبع التقرير',
        },
      },
      {
        correct: true,
        text: {
          en: 'Screen the view, and agree early when lanes open',
          tr: 'Görüşü kapatmak, şeritlerin açılışını erken kararlaştırmak',
          ar: 'حجب الرؤية والاتفاق مبكرًا على موعد فتح الحارات',
        },
      },
      {
        text: {
          en: 'Let drivers slow down to look, so that they learn',
          tr: 'Ders alsınlar diye sürücülerin yavaşlayıp bakmasına izin vermek',
          ar: 'ترك السائقين يبطئون وينظرون ليتعظوا',
        },
      },
    ],
    explanation: {
      en: 'A screen gives dignity and removes the reason to slow and look. Agreeing early keeps the closure as short as the inquiry allows.',
      tr: 'Perde, ölene saygıyı korur ve yavaşlayıp bakma nedenini ortadan kaldırır. Erken anlaşma, kapanmayı soruşturmanın izin verdiği kadar kısa tutar.',
      ar: 'الساتر يحفظ الكرامة ويزيل سبب الإبطاء والنظر. والاتفاق المبكر يجعل الإغلاق أقصر ما يسمح به التحقيق.',
    },
  },
]
