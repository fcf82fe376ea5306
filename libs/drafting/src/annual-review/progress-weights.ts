/** Learned by `npm run learn-goals` from the reports in `evaluation/`; not written by hand. */
import type { SignTableRows } from './sign-table.js';

export const PROGRESS_WEIGHTS: SignTableRows = {
  own: 0.17,
  signs: String.raw`
  -0.43
 amid 0.39
 first -0.18
 kind bare -0.92
 kind other kind -0.26
 kind other whole -0.16
 kind percent -0.52
 kind percent for ratio -0.45
 kind ratio for percent -0.39
 kind unit 0.1
 kind whole -0.79
 last -0.24
A # -0.06
A ( 0.4
A ) -0.29
A , 0.24
A - 0.11
A / -0.1
A : -0.21
A = -0.62
A NAME 0.11
A OWNER -0.11
A PERSON 0.19
A about -0.04
A above -0.23
A accommodation -0.24
A accuracy 0.38
A across -0.3
A adult 0.17
A after -0.15
A again 0.66
A ago 0.35
A all 0.38
A alone -0.71
A aloud 0.08
A am -0.62
A an -0.26
A and -0.19
A annual -0.24
A answer -0.26
A april 0.27
A are 0.19
A ask -0.4
A asked -0.2
A assigned -0.2
A assignment 0.21
A at -0.25
A average -0.2
A b 0.09
A back -0.45
A be -0.41
A because -0.02
A been 0.14
A before 0.16
A began -0.25
A being 0.08
A benchmark -0.15
A both 0.7
A boys -0.3
A braille -0.28
A break 0.38
A but -0.42
A by -0.04
A c -0.18
A came -0.55
A can -0.44
A card -0.55
A case -0.11
A chance -0.56
A change -0.26
A check 0.14
A checklist -0.42
A class -0.04
A classe 0.03
A classmate -0.2
A classroom -0.31
A closing -0.13
A come -0.24
A comment 0.05
A community -0.32
A complete -0.29
A comprehension -0.41
A computation -0.08
A consecutive -0.13
A continue -0.22
A conversation -0.6
A correct 0.08
A correctly 0.02
A count 0.41
A counted -0.39
A crossing -0.34
A d 0.29
A daily -0.27
A date -0.45
A day -0.13
A days 0.24
A dec -0.25
A december 0.05
A detail -0.27
A did -0.24
A different 0.11
A digit 0.18
A direction -0.43
A district -0.23
A do -0.46
A does -0.39
A done -0.65
A down -0.43
A due -0.45
A during 0.15
A each 0.05
A ela -0.04
A end -0.48
A ending 0.17
A error 0.29
A essay -0.5
A every 0.26
A expression -0.11
A fact 0.08
A fall -0.63
A feb -0.36
A february -0.04
A feet -0.67
A fewer -0.41
A finished 0.33
A first -0.21
A fluency 0.21
A for -0.16
A fraction -0.09
A friday 0.24
A friend -0.42
A from -0.03
A game -0.44
A given 0.44
A go -0.37
A goal -0.07
A good -0.23
A got -0.5
A gr 0.12
A grade -0.17
A grade-level -0.27
A had 0.02
A half -0.45
A hand -0.21
A handed 0.13
A has -0.4
A have -0.4
A help -0.56
A herself 0.09
A high -0.15
A himself 0.4
A home 0.04
A hour -0.17
A i -0.52
A iep -0.13
A if -0.08
A in -0.13
A independent -0.33
A inferential -0.04
A is 0.05
A it -0.21
A jan -0.56
A january -0.57
A june -0.51
A keep -0.08
A know -0.48
A language -0.13
A last 0.25
A less -0.17
A let -0.41
A letter -0.53
A level -0.23
A library -0.44
A like -0.26
A line -0.43
A list -0.1
A little -0.35
A lunch -0.6
A m -0.18
A mar -0.13
A march -0.16
A math -0.4
A may -0.1
A me -0.09
A mean -0.17
A median 0.26
A meeting -0.31
A met 0.2
A middle -0.16
A min -0.36
A minute -0.14
A missing 0.4
A mixed -0.43
A moment -0.13
A monday 0.3
A month -0.11
A more -0.2
A morning 0.24
A most 0.05
A mostly -0.44
A mr 0.17
A mrs 0.31
A ms -0.05
A multiplication -0.38
A my 0.02
A n 0.25
A name -0.21
A nd -0.5
A near ADMIN -0.09
A near ITEM -0.09
A near MONTH -0.04
A near NORM -0.28
A near NOW 0.18
A near OTHERS 0.05
A near PAST -0.26
A near RIGHT 0.09
A near SEASON -0.43
A near TARGET 0.07
A near TIME -0.16
A needed -0.34
A new -0.57
A next -0.22
A no 0.25
A nobody -0.63
A none 0.31
A not -0.13
A nov -0.02
A november -0.16
A now 0.26
A number -0.18
A observation 0.26
A observed 0.07
A oct -0.32
A october -0.63
A of 0.32
A off -0.11
A on 0.17
A once 0.24
A one 0.27
A ones -0.43
A only 0.3
A opportunity 0.04
A or -0.34
A ot -0.22
A other -0.12
A out -0.05
A over -0.03
A own 0.17
A p -0.37
A page -0.04
A paper -0.44
A paragraph -0.54
A part 0.53
A passage -0.16
A peer -0.4
A percent -0.38
A percentile -0.03
A period -0.03
A picture 0.17
A place -0.23
A plan 0.09
A play -0.4
A pm -0.76
A point -0.12
A probe 0.18
A problem -0.04
A program -0.1
A progress -0.25
A prompt -0.11
A pull-out -0.27
A purchase 0.19
A q -0.79
A quarter -0.37
A question -0.12
A quiz -0.48
A quizze -0.31
A rd -0.61
A read 0.04
A reading 0.21
A recent -0.58
A reminder -0.08
A report -0.24
A resource -0.34
A review -0.41
A right 0.1
A room 0.22
A row -0.37
A running -0.14
A s -0.44
A same 0.25
A sample -0.36
A says -0.23
A says ADMIN -0.06
A says MONTH -0.3
A says NAME 0.1
A says NORM -0.25
A says NOW -0.05
A says OTHERS -0.17
A says PAST -0.03
A says PERSON 0.09
A says RIGHT 0.04
A says SEASON -0.17
A says TARGET -0.13
A says TIME 0.05
A school -0.39
A science -0.14
A scoring -0.05
A second -0.06
A semester -0.08
A sentence -0.36
A september 0.16
A session -0.18
A set 0.36
A sheet -0.32
A shift -0.58
A short -0.19
A show -0.62
A since 0.4
A skill -0.24
A so -0.4
A social -0.32
A sound -0.28
A spring -0.06
A st -0.22
A staff -0.13
A start -0.55
A stay -0.46
A step -0.03
A still -0.48
A story 0.15
A student -0.33
A study -0.41
A summer -0.27
A support -0.18
A syllable 0.35
A t -0.59
A take -0.41
A talk -0.43
A task -0.51
A teacher -0.53
A team -0.25
A tell -0.06
A test -0.35
A text -0.64
A th -0.23
A than -0.2
A that -0.39
A the 0.08
A then -0.43
A there 0.09
A thing -0.41
A third -0.14
A this 0.06
A those 0.43
A through -0.23
A time -0.27
A to -0.11
A topic -0.1
A trial 0.12
A trip -0.16
A try 0.31
A turn 0.21
A twice -0.31
A unit -0.18
A up 0.1
A upset -0.26
A visit -0.44
A vowel -0.3
A walk -0.26
A was -0.07
A way -0.75
A wcpm 0.05
A we -0.11
A week 0.1
A weekly -0.4
A were 0.11
A what -0.42
A when -0.33
A where 0.15
A which -0.47
A who 0.1
A whole 0.27
A will -0.5
A winter -0.1
A with -0.15
A within -0.22
A without -0.07
A wk -0.56
A word -0.11
A work -0.2
A would -0.2
A write -0.23
A writing -0.17
A written -0.44
A wrote -0.5
A x -0.39
A year -0.04
A yrs -0.11
A | 0.13
B # 0.32
B % -0.26
B ( -0.38
B ) 0.08
B , 0.1
B - -0.64
B / 0.18
B : 0.07
B = -0.14
B > -0.07
B OWNER 0.14
B PERSON -0.12
B a -0.22
B about -0.32
B above -0.25
B academic -0.28
B accommodation -0.65
B accuracy -0.29
B across -0.4
B addition 0.09
B adult -0.57
B after -0.13
B again 0.31
B age -0.2
B ago 0.28
B aim 0.42
B all 0.11
B alone -0.1
B along -0.49
B aloud -0.47
B also 0.21
B an 0.26
B and 0.15
B annual -0.38
B answer -0.24
B answered -0.03
B april 0.06
B are 0.02
B around -0.11
B as 0.33
B ask -0.52
B asked 0.19
B asks 0.1
B assigned -0.09
B assignment -0.06
B at -0.2
B attendance 0.1
B average 0.18
B averaged -0.16
B b -0.6
B back -0.36
B base -0.65
B baseline -0.35
B be -0.48
B been -0.08
B before -0.27
B began -0.73
B begin -0.25
B beginning -0.2
B behavior -0.16
B better -0.56
B between -0.54
B blend 0.22
B block -0.5
B book 0.31
B both 0.12
B braille -0.34
B break -0.03
B bus -0.43
B but -0.49
B by -0.25
B c -0.76
B call -0.22
B came 0.09
B can -0.48
B card 0.31
B carry -0.28
B change -0.15
B chart 0.02
B check 0.13
B checklist -0.34
B child -0.16
B choice -0.35
B circle -0.05
B class -0.47
B classe 0.26
B classmate -0.4
B classroom -0.29
B closed 0.24
B closing -0.41
B coach -0.4
B coaching -0.43
B come 0.06
B comment 0.18
B complete -0.45
B comprehension -0.09
B consult -0.39
B continue -0.21
B correct -0.13
B correctly -0.11
B could -0.37
B counseling -0.21
B counselor 0.33
B count 0.03
B counted 0.46
B current 0.27
B d -0.4
B daily 0.13
B date 0.13
B day -0.48
B days -0.24
B dec 0.39
B december -0.51
B desk -0.18
B detail -0.42
B device 0.2
B did 0.12
B digit -0.11
B direction -0.63
B district 0.31
B division -0.13
B do -0.05
B does -0.02
B done 0.14
B down 0.08
B due -0.4
B during -0.08
B each -0.78
B earned 0.3
B education -0.1
B ela -0.37
B end 0.27
B ended 0.42
B ending 0.16
B english 0.04
B equation -0.21
B error -0.12
B essay -0.05
B every -0.02
B expected -0.23
B explain -0.43
B fact 0.34
B fall 0.28
B feb 0.67
B february -0.36
B fewer 0.18
B fifth -0.21
B fine -0.09
B finished -0.29
B first -0.23
B fluency -0.11
B follow -0.26
B for -0.28
B form 0.08
B fourth -0.37
B friday 0.84
B friend -0.41
B from -0.15
B full -0.5
B game -0.27
B gave 0.28
B get -0.27
B gets -0.53
B give 0.09
B given -0.57
B go -0.42
B goal -0.14
B goes -0.47
B got -0.15
B gr -0.59
B grade -0.2
B grade-level -0.28
B grader -0.4
B group -0.59
B had -0.11
B hand 0.07
B handed -0.5
B has 0.34
B have -0.11
B he'd -0.13
B hearing -0.39
B held 0.28
B help -0.12
B herself -0.5
B himself 0.3
B home 0.23
B homework -0.23
B hour -0.36
B i 0.22
B i'd -0.05
B id -0.2
B idea -0.25
B iep -0.49
B if -0.59
B in -0.23
B inch -0.35
B independent -0.32
B inferential -0.09
B instruction -0.41
B into -0.42
B is -0.08
B it -0.22
B jan 0.36
B january -0.24
B job -0.48
B june -0.22
B k -0.41
B keep -0.33
B know -0.41
B lab -0.57
B language -0.31
B last 0.3
B latest -0.44
B least -0.36
B leave -0.18
B leaving -0.28
B left -0.4
B letter -0.36
B level -0.66
B like -0.52
B line -0.36
B list -0.19
B literal -0.37
B little -0.27
B log -0.1
B longer -0.36
B look -0.07
B lunch 0.14
B m 0.23
B made 0.2
B make -0.09
B mar -0.69
B march 0.18
B mark -0.38
B math -0.42
B may -0.12
B me -0.34
B mean -0.21
B meaning 0.11
B median 0.15
B meeting 0.26
B message -0.39
B met 0.23
B middle 0.25
B min -0.12
B minute -0.25
B missed 0.11
B mixed -0.17
B model -0.02
B monday 0.43
B month 0.21
B more -0.29
B morning 0.11
B most 0.11
B multiplication 0.29
B my -0.29
B name 0.21
B near -0.39
B near ADMIN 0.07
B near ITEM -0.08
B near MONTH -0.04
B near NORM 0.02
B near NOW 0.2
B near OTHERS -0.03
B near PAST -0.06
B near RIGHT 0.07
B near SEASON 0.04
B near TARGET -0.02
B near TIME 0.1
B need 0.12
B needed -0.1
B new -0.22
B next -0.85
B no -0.11
B not 0.11
B note -0.1
B nov -0.08
B november 0.02
B now 0.56
B number -0.19
B o -0.39
B oct -0.69
B october -0.09
B of 0.08
B off -0.34
B on 0.18
B once -0.5
B one -0.35
B only -0.47
B operation -0.39
B or -0.03
B oral 0.17
B order 0.08
B organization 0.04
B ot -0.18
B other -0.65
B our 0.09
B out -0.14
B over 0.26
B own 0.08
B page -0.14
B paper -0.3
B paragraph 0.48
B part 0.3
B partner 0.14
B passage 0.17
B passed 0.13
B past -0.15
B peer -0.69
B per 0.11
B period 0.31
B piece -0.44
B place 0.33
B plan -0.47
B planner -0.41
B play 0.19
B point 0.2
B present -0.1
B probe 0.07
B problem -0.08
B program -0.39
B progress -0.3
B prompt -0.47
B pt -0.49
B pull-out -0.33
B put -0.44
B q 0.28
B quarter 0.05
B question -0.23
B quiet -0.58
B quizze -0.14
B r -0.05
B rail 0.43
B rate 0.05
B reached -0.6
B read -0.41
B reading -0.27
B recent 0.26
B recipe -0.26
B regrouping -0.1
B remain -0.51
B reminder -0.22
B report -0.11
B reporting 0.47
B request -0.54
B resource -0.3
B retell -0.3
B review -0.19
B right -0.09
B rm -0.23
B room -0.3
B route -0.36
B routine -0.12
B row 0.37
B rubric 0.13
B s 0.26
B said 0.2
B same -0.4
B sample 0.05
B say 0.27
B says 0.09
B says ADMIN -0.24
B says ITEM -0.2
B says MONTH 0.09
B says NAME -0.11
B says NORM -0.29
B says NOW 0.21
B says OTHERS -0.18
B says OWNER 0.05
B says PAST 0.03
B says RIGHT 0.02
B says SEASON 0.02
B says TARGET -0.31
B says TIME 0.15
B school 0.13
B science -0.11
B score 0.02
B scored -0.03
B scoring -0.32
B screen -0.11
B second 0.23
B section -0.54
B see -0.57
B seen -0.1
B sentence -0.15
B sept -0.73
B september 0.08
B service -0.11
B session -0.82
B set 0.21
B sheet 0.52
B shift 0.16
B show 0.32
B since -0.09
B skill -0.08
B so 0.22
B social -0.12
B solve -0.13
B something -0.37
B sound -0.69
B special -0.17
B speech -0.14
B spell -0.2
B spelling -0.16
B spoken -0.23
B st -0.31
B staff -0.19
B start -0.5
B started -0.31
B starting -0.44
B state 0.19
B stay -0.55
B step -0.57
B still 0.41
B story -0.56
B strategy -0.02
B student -0.37
B study -0.24
B subtract -0.25
B support -0.35
B syllable -0.43
B table 0.34
B take 0.3
B talk -0.47
B tally 0.05
B target -0.51
B task 0.16
B teacher 0.33
B team -0.32
B tell -0.42
B test -0.1
B text -0.07
B th -0.16
B than -0.49
B that -0.07
B the 0.11
B then -0.25
B therapy -0.28
B there -0.17
B thing 0.1
B third 0.47
B this 0.62
B through 0.18
B thursday -0.22
B time -0.02
B to -0.11
B together 0.14
B took 0.21
B topic -0.29
B travel -0.45
B tried -0.59
B turn -0.51
B turned 0.18
B twice -0.45
B two-step -0.45
B type -0.48
B under -0.12
B unit -0.42
B unpracticed -0.19
B up -0.19
B upset 0.1
B us -0.3
B use -0.28
B used 0.36
B using -0.34
B visit 0.18
B vowel -0.32
B w -0.52
B wait -0.41
B walk 0.11
B want -0.44
B was -0.06
B wcpm 0.07
B we 0.14
B week 0.19
B weekly -0.23
B went -0.03
B were -0.12
B what -0.48
B when -0.04
B where -0.6
B which 0.21
B whole -0.38
B will -0.38
B winter -0.61
B with -0.31
B within -0.52
B without 0.26
B wk 0.19
B word -0.49
B work -0.19
B would -0.61
B write -0.32
B writing -0.15
B written -0.56
B wrote -0.23
B x 0.08
B year 0.03
B you -0.39
B yr -0.03
B | -0.2
a1 # -0.53
a1 ( 0.44
a1 ) -0.16
a1 - -0.25
a1 . 0.08
a1 / -0.19
a1 : -0.33
a1 ; 0.24
a1 NAME -0.36
a1 PERSON 0.15
a1 a 0.42
a1 accuracy -0.08
a1 and -0.75
a1 assignment 0.19
a1 at -0.29
a1 but -0.64
a1 by 0.11
a1 chance -0.48
a1 consecutive -0.08
a1 correct -0.06
a1 days -0.28
a1 for 0.29
a1 in -0.12
a1 is -0.25
a1 item 0.11
a1 last 0.17
a1 letter -0.44
a1 min -0.33
a1 minute -0.48
a1 nd -0.37
a1 now 0.14
a1 of 0.56
a1 on 0.3
a1 opportunity -0.3
a1 or -0.39
a1 passage -0.23
a1 per 0.33
a1 pm -0.72
a1 point 0.07
a1 probe -0.25
a1 problem 0.11
a1 purchase 0.2
a1 question -0.22
a1 rd -0.58
a1 right 0.21
a1 s -0.48
a1 sample -0.26
a1 school -0.23
a1 second 0.02
a1 sentence -0.06
a1 session -0.5
a1 st -0.22
a1 step 0.04
a1 text -0.17
a1 th -0.17
a1 time -0.52
a1 to -0.41
a1 trial 0.11
a1 try -0.24
a1 turn 0.18
a1 was -0.46
a1 wcpm 0.06
a1 week -0.39
a1 when -0.47
a1 with 0.27
a1 word 0.04
a1 x -0.19
a1 yrs -0.11
a1 | -0.02
a2 # -0.12
a2 % -0.35
a2 ( 0.34
a2 ) -0.54
a2 , -0.12
a2 - 0.35
a2 . 0.12
a2 / -0.31
a2 : -0.3
a2 ; 0.1
a2 NAME -0.36
a2 OWNER 0.05
a2 PERSON 0.51
a2 a -0.33
a2 an -0.16
a2 and 0.29
a2 april 0.26
a2 assignment 0.08
a2 at 0.17
a2 before 0.09
a2 but -0.55
a2 by -0.57
a2 case -0.08
a2 class -0.3
a2 consecutive -0.09
a2 correct 0.2
a2 daily -0.14
a2 day 0.02
a2 days 0.06
a2 december 0.36
a2 different -0.12
a2 digit -0.37
a2 each 0.14
a2 every -0.42
a2 feb -0.38
a2 fewer -0.31
a2 for -0.47
a2 goal 0.37
a2 gr 0.14
a2 grade -0.19
a2 hour -0.21
a2 i -0.6
a2 in 0.36
a2 is -0.22
a2 jan -0.52
a2 january -0.46
a2 june -0.4
a2 last 0.32
a2 letter -0.33
a2 list 0.29
a2 mar -0.36
a2 march -0.32
a2 math -0.24
a2 may -0.14
a2 minute -0.24
a2 month -0.02
a2 more -0.3
a2 morning -0.37
a2 no 0.27
a2 not -0.26
a2 now 0.29
a2 oct -0.39
a2 october -0.51
a2 of 0.11
a2 on -0.24
a2 once 0.26
a2 opportunity 0.31
a2 or -0.09
a2 over -0.22
a2 passage -0.41
a2 per -0.21
a2 percentile -0.03
a2 period -0.43
a2 point -0.12
a2 probe -0.39
a2 q -0.38
a2 quarter -0.48
a2 question 0.05
a2 reading -0.11
a2 right -0.58
a2 sample -0.28
a2 school -0.54
a2 second -0.26
a2 sentence -0.38
a2 session -0.11
a2 so -0.52
a2 sound -0.22
a2 spring -0.17
a2 step 0.03
a2 syllable 0.29
a2 teacher -0.36
a2 that -0.13
a2 the 0.33
a2 then -0.49
a2 thing -0.19
a2 this 0.11
a2 time 0.14
a2 to -0.37
a2 was 0.36
a2 we -0.34
a2 week -0.2
a2 weekly -0.34
a2 were -0.37
a2 when -0.42
a2 which -0.5
a2 winter 0.17
a2 with 0.19
a2 without 0.27
a2 wk -0.18
a2 word -0.17
a2 work -0.07
a2 writing -0.33
a2 written -0.36
a2 year 0.12
a3 # 0.14
a3 % 0.36
a3 ) -0.69
a3 , -0.19
a3 - 0.05
a3 . 0.21
a3 / 0.12
a3 : -0.31
a3 ; -0.14
a3 NAME 0.26
a3 OWNER -0.03
a3 a -0.52
a3 ago 0.22
a3 an -0.2
a3 and -0.27
a3 april 0.47
a3 are 0.17
a3 as -0.14
a3 at 0.03
a3 before 0.16
a3 but -0.56
a3 by 0.06
a3 class 0.05
a3 date -0.02
a3 day -0.04
a3 days -0.61
a3 each -0.09
a3 every 0.29
a3 fall -0.39
a3 first -0.43
a3 fluency -0.03
a3 for -0.65
a3 from -0.51
a3 goal 0.2
a3 grade 0.06
a3 has -0.27
a3 i -0.5
a3 in -0.43
a3 is 0.21
a3 it 0.36
a3 january -0.46
a3 last -0.22
a3 level -0.02
a3 march 0.15
a3 may 0.14
a3 min 0.07
a3 minute 0.15
a3 month 0.14
a3 more 0.15
a3 no 0.16
a3 not -0.74
a3 now -0.35
a3 of -0.18
a3 on 0.11
a3 one 0.22
a3 or -0.46
a3 out 0.04
a3 page -0.3
a3 paragraph -0.15
a3 passage -0.12
a3 period -0.17
a3 probe 0.27
a3 quarter -0.29
a3 read -0.46
a3 reading 0.05
a3 same 0.13
a3 school -0.4
a3 sentence 0.17
a3 since -0.04
a3 so -0.35
a3 spring -0.34
a3 step -0.42
a3 that 0.04
a3 the -0.02
a3 then -0.41
a3 this -0.34
a3 time -0.56
a3 to -0.56
a3 was -0.56
a3 week 0.16
a3 weekly -0.24
a3 were 0.2
a3 when 0.36
a3 will -0.33
a3 winter -0.46
a3 with -0.28
a3 wk -0.46
a3 word -0.17
a3 x -0.23
a3 year -0.64
a3 | -0.05
above -0.89
above  0.28
above all 0.07
above kind bare -0.27
above kind other kind -0.18
above kind other whole -0.19
above kind percent 0.09
above kind percent for ratio -0.12
above kind ratio for percent -0.34
above kind unit 0.26
above kind whole 0.31
age 0.6 0.3
age 1.6 0.34
age 12 -0.19
age 3 -0.33
age 6 -0.29
age more -0.39
age none -0.29
age unknown 0.36
amid kin 0.02
amid line kin -0.06
as new by words -0.04
b1 # 0.18
b1 ( -0.26
b1 ) 0.1
b1 , -0.19
b1 - -0.36
b1 . 0.12
b1 / 0.24
b1 ; 0.32
b1 OWNER -0.03
b1 a -0.26
b1 about -0.52
b1 after -0.52
b1 age -0.1
b1 all 0.17
b1 aloud -0.15
b1 and 0.32
b1 answered 0.2
b1 are 0.2
b1 around -0.44
b1 at -0.05
b1 average -0.05
b1 averaged -0.02
b1 been -0.16
b1 by -0.3
b1 counted 0.13
b1 did 0.18
b1 do -0.59
b1 earned 0.04
b1 first -0.48
b1 for -0.19
b1 from -0.45
b1 gave -0.08
b1 gets -0.34
b1 given -0.12
b1 goal -0.18
b1 gr -0.29
b1 grade -0.27
b1 has 0.19
b1 have 0.14
b1 in -0.07
b1 it 0.12
b1 last -0.08
b1 least -0.35
b1 level -0.5
b1 m 0.14
b1 me 0.13
b1 mean -0.22
b1 min -0.48
b1 minute -0.3
b1 now 0.11
b1 of -0.1
b1 on 0.3
b1 or -0.34
b1 over -0.32
b1 q -0.87
b1 quarter -0.53
b1 read -0.37
b1 reading 0.25
b1 rm -0.25
b1 room -0.15
b1 same -0.4
b1 says 0.26
b1 score -0.36
b1 scored -0.5
b1 scoring -0.3
b1 show 0.39
b1 so 0.41
b1 solve -0.06
b1 spell -0.19
b1 start -0.26
b1 take -0.34
b1 than -0.43
b1 the -0.51
b1 then 0.13
b1 to -0.42
b1 type -0.25
b1 was 0.02
b1 were -0.27
b1 with -0.03
b1 within -0.21
b1 write -0.2
b1 wrote -0.13
b1 x -0.51
b1 year 0.03
b1 | 0.2
b2 # -0.09
b2 % -0.3
b2 ( 0.25
b2 ) 0.44
b2 - -0.02
b2 . 0.19
b2 / -0.15
b2 : 0.47
b2 ; -0.36
b2 NAME -0.04
b2 OWNER -0.55
b2 PERSON 0.21
b2 a -0.55
b2 accuracy -0.1
b2 age -0.03
b2 ago 0.18
b2 alone -0.07
b2 aloud -0.44
b2 and 0.03
b2 april -0.37
b2 are -0.38
b2 asked 0.25
b2 at -0.05
b2 attendance -0.05
b2 average 0.28
b2 b -0.43
b2 baseline -0.1
b2 began -0.59
b2 benchmark -0.28
b2 came 0.05
b2 card -0.43
b2 class -0.53
b2 classroom -0.31
b2 complete -0.27
b2 correct -0.28
b2 correctly 0.08
b2 could -0.36
b2 count -0.21
b2 date 0.22
b2 day -0.63
b2 days -0.15
b2 digit -0.32
b2 down -0.43
b2 essay 0.21
b2 fact -0.22
b2 fall 0.4
b2 feb 0.19
b2 first 0.15
b2 for -0.46
b2 friday 0.22
b2 from -0.19
b2 goal -0.62
b2 gr 0.11
b2 grade -0.31
b2 group -0.52
b2 had -0.5
b2 has 0.46
b2 himself 0.45
b2 i 0.18
b2 in -0.29
b2 inch -0.29
b2 is -0.07
b2 it -0.28
b2 jan -0.55
b2 january 0.1
b2 june -0.11
b2 last 0.22
b2 level -0.45
b2 line 0.27
b2 list -0.15
b2 log 0.03
b2 march 0.25
b2 math -0.28
b2 may 0.18
b2 me -0.47
b2 median -0.63
b2 min -0.2
b2 minute -0.04
b2 month -0.5
b2 more -0.31
b2 nov -0.57
b2 november -0.19
b2 now 0.4
b2 number -0.24
b2 oct -0.28
b2 october 0.23
b2 of 0.24
b2 on -0.06
b2 one -0.19
b2 or -0.52
b2 out 0.18
b2 paragraph -0.29
b2 passage 0.06
b2 peer -0.28
b2 period 0.27
b2 plan -0.29
b2 point -0.41
b2 probe 0.27
b2 problem -0.15
b2 prompt -0.26
b2 question -0.25
b2 read -0.34
b2 reading -0.08
b2 room 0.08
b2 rubric -0.33
b2 sample -0.22
b2 school -0.34
b2 sentence -0.45
b2 september -0.33
b2 so 0.13
b2 sound -0.46
b2 speech -0.16
b2 spring -0.5
b2 start -0.35
b2 started -0.43
b2 stay -0.29
b2 step -0.38
b2 stood -0.42
b2 strategy 0.22
b2 take 0.29
b2 task -0.32
b2 teacher -0.29
b2 test -0.33
b2 text -0.34
b2 the -0.2
b2 there -0.39
b2 this 0.23
b2 time 0.16
b2 to -0.6
b2 turn -0.44
b2 turned 0.25
b2 up -0.68
b2 was 0.07
b2 wcpm -0.48
b2 we -0.46
b2 went -0.34
b2 will -0.04
b2 winter -0.47
b2 with -0.4
b2 word -0.49
b2 work -0.43
b2 would -0.46
b2 writing 0.06
b2 year -0.68
below  0.1
below kind bare -0.26
below kind other kind -0.24
below kind other whole -0.39
below kind percent 0.34
below kind percent for ratio -0.36
below kind ratio for percent -0.32
below kind unit -0.3
below kind whole 0.35
below other 1 -0.51
below other 3 0.24
between -0.15
c1 # -0.24
c1 ( -0.36
c1 - -0.09
c1 / 0.21
c1 > -0.51
c1 NAME 0.3
c1 OWNER 0.18
c1 PERSON 0.09
c1 a -0.41
c1 accuracy -0.53
c1 after -0.41
c1 all 0.24
c1 as 0.23
c1 at -0.15
c1 baseline -0.1
c1 by -0.97
c1 c -0.45
c1 class -0.63
c1 count -0.49
c1 fall 0.3
c1 first -0.66
c1 for 0.24
c1 from -0.3
c1 given -0.09
c1 goal -0.35
c1 gr -0.24
c1 grade 0.25
c1 has -0.28
c1 i -0.07
c1 if -0.4
c1 in -0.34
c1 is 0.25
c1 it 0.09
c1 last -0.3
c1 literal -0.31
c1 minute 0.15
c1 most 0.05
c1 next -0.36
c1 no -0.27
c1 now 0.53
c1 of -0.26
c1 on -0.17
c1 or -0.08
c1 q -0.18
c1 quarter -0.23
c1 read -0.28
c1 reading -0.15
c1 room -0.31
c1 scoring -0.27
c1 second -0.6
c1 sentence 0.08
c1 since 0.39
c1 so 0.54
c1 speech -0.32
c1 start -0.3
c1 stay -0.17
c1 that 0.08
c1 the -0.03
c1 then -0.14
c1 there -0.11
c1 third 0.24
c1 this 0.15
c1 to 0.15
c1 was 0.02
c1 we -0.07
c1 week 0.25
c1 what -0.32
c1 where -0.26
c1 which 0.1
c1 winter -0.41
c1 with -0.75
c1 word -0.38
c2 # -0.13
c2 % -0.3
c2 ( 0.03
c2 ) -0.43
c2 - 0.02
c2 / -0.05
c2 NAME -0.38
c2 OWNER -0.1
c2 PERSON -0.21
c2 a -0.63
c2 an 0.17
c2 answered 0.18
c2 are -0.18
c2 asked 0.24
c2 at -0.26
c2 average -0.04
c2 began -0.52
c2 came -0.33
c2 class -0.38
c2 counted -0.07
c2 did 0.2
c2 first -0.11
c2 for -0.51
c2 from 0.23
c2 gave 0.31
c2 got 0.02
c2 grade -0.41
c2 grader -0.42
c2 had -0.11
c2 has 0.29
c2 have 0.05
c2 i -0.02
c2 in -0.49
c2 is 0.24
c2 it 0.03
c2 january -0.23
c2 last 0.22
c2 level -0.36
c2 march -0.2
c2 math -0.32
c2 may 0.19
c2 me -0.37
c2 min -0.46
c2 minute -0.31
c2 more -0.4
c2 my 0.04
c2 next -0.34
c2 no -0.33
c2 now -0.04
c2 of 0.13
c2 one 0.28
c2 other -0.36
c2 out 0.26
c2 plan -0.35
c2 quarter -0.02
c2 question -0.32
c2 read 0.1
c2 reading -0.07
c2 report -0.37
c2 scored 0.29
c2 spring -0.02
c2 started 0.1
c2 team -0.17
c2 test -0.36
c2 that -0.4
c2 the 0.06
c2 time 0.14
c2 to -0.27
c2 turned -0.34
c2 used 0.42
c2 was -0.12
c2 we -0.26
c2 went -0.4
c2 were -0.26
c2 will -0.16
c2 winter -0.38
c2 with -0.48
c2 word -0.4
c2 would -0.48
c2 x 0.24
c2 year -0.42
cell 0 of 1 0.21
cell 0 of 2 0.2
cell 0 of 3 -0.14
cell 0 of 4 -0.27
cell 1 of 2 -0.21
cell 1 of 3 -0.15
cell 1 of 4 -0.24
cell 2 of 3 0.21
cell 2 of 5 -0.26
cell 3 of 4 0.23
cell 3 of 5 0.29
cell 4 of 5 0.06
column # 0.08
column % -0.27
column ( 0.2
column ) -0.17
column , 0.07
column - -0.49
column . 0.13
column 0 0.14
column 0.5 -0.35
column 2 0.09
column ; 0.22
column = 0.18
column NAME -0.04
column OWNER 0.2
column PERSON 0.06
column a -0.32
column all 0.06
column and 0.03
column annual -0.15
column area -0.38
column at -0.08
column b 0.34
column by 0.08
column c 0.31
column card -0.09
column case 0.04
column class -0.74
column count 0.11
column d -0.07
column date 0.14
column day 0.09
column days 0.27
column education 0.08
column fall -0.51
column first -0.4
column for 0.1
column from 0.27
column goal 0.36
column gr -0.08
column grade 0.02
column hand 0.39
column i 0.11
column iep 0.17
column in -0.15
column is 0.23
column it -0.27
column jan -0.05
column january -0.31
column l -0.19
column last -0.33
column m 0.37
column manager -0.24
column math -0.58
column may -0.18
column met -0.43
column min 0.09
column minute 0.03
column month -0.16
column more 0.07
column most 0.06
column mr 0.28
column ms 0.17
column n 0.41
column no -0.3
column not -0.02
column note 0.19
column now 0.05
column number 0.46
column o -0.34
column oct 0.23
column of -0.16
column on -0.15
column one -0.07
column or 0.55
column other most -0.2
column out 0.24
column p 0.25
column page 0.14
column per -0.19
column program 0.28
column progress -0.31
column q 0.32
column r -0.11
column read -0.13
column reading -0.12
column report -0.26
column review -0.35
column room -0.67
column s -0.1
column same -0.28
column says ADMIN 0.22
column says ITEM -0.07
column says MONTH -0.08
column says NORM 0.13
column says NOW 0.14
column says OTHERS -0.05
column says PAST 0.04
column says RIGHT -0.45
column says SEASON -0.34
column says TARGET -0.28
column says TIME 0.18
column school -0.21
column sentence -0.11
column silent 0.11
column spring -0.1
column start 0.15
column step 0.51
column student -0.45
column t -0.39
column teacher 0.2
column team -0.26
column th 0.26
column this -0.03
column tie 0.19
column time -0.1
column to 0.24
column w -0.39
column week -0.37
column what 0.33
column when -0.13
column with -0.52
column wk 0.22
column word -0.03
column work -0.42
column written -0.35
column year -0.08
column | -0.21
date before -0.17
figures 1 -0.25
figures 2 -0.09
figures 4 0.09
figures more 0.3
first -0.18
first kin -0.34
first of line kin 0.12
form bare -0.31
form decimal 0.16
form of 0.37
form percent -0.24
form slash 0.06
from end 0 0.27
from end 1 0.23
from end 2 -0.26
from end 3 -0.54
heading 0 -0.16
heading 0.5 0.43
heading 1 0.07
heading 2 0.4
heading most 0.34
heading other most -0.44
heading says ADMIN -0.17
heading says ITEM -0.19
heading says MONTH 0.2
heading says NORM -0.26
heading says NOW -0.34
heading says OTHERS -0.14
heading says PAST -0.17
heading says SEASON -0.56
heading says TARGET 0.34
heading says TIME 0.36
heading silent -0.04
heading tie 0.15
highest of kin 0.34
history of kin 0.24
in  -0.41
in goal 0.13
in goal as aim -0.14
in kind bare 0.06
in kind other kind -0.33
in kind other whole 0.07
in kind percent -0.57
in kind percent for ratio 0.22
in kind ratio for percent -0.12
in kind unit -0.04
in kind whole -0.35
in other goal -0.27
is aim -0.14
kin 1 -0.27
kin 2 0.04
kin 3 -0.12
kin 4 0.15
kin 8 0.19
kin after -0.26
kin before 0.22
kin behind 0 0.14
kin behind 0.5 0.52
kin behind 1 0.06
kin behind 2 -0.21
kin behind 4 0.05
kin behind more -0.18
kin more 0.57
kin weighs 0 0.14
kin weighs 1 -0.04
kin weighs 2 0.06
kin weighs 4 0.03
kin weighs more -0.06
kind bare -0.1
kind bare amid -0.07
kind bare first -0.06
kind bare last -0.16
kind bare only 0.26
kind first bare 0.09
kind first other kind -0.37
kind first other whole -0.53
kind first percent 0.79
kind first percent for ratio -0.56
kind first ratio for percent -0.15
kind first unit 0.23
kind first whole 0.18
kind other kind -0.08
kind other whole -0.53
kind other whole amid 0.1
kind other whole first -0.76
kind other whole last -0.17
kind other whole only 0.23
kind percent 0.25
kind percent amid -0.14
kind percent first 0.1
kind percent for ratio -0.38
kind percent for ratio amid -0.49
kind percent for ratio first -0.4
kind percent for ratio last -0.35
kind percent for ratio only -0.4
kind percent last 0.25
kind percent only -0.2
kind ratio for percent -0.09
kind ratio for percent amid -0.12
kind ratio for percent first 0.34
kind ratio for percent last 0.15
kind ratio for percent only -0.27
kind unit 0.28
kind unit amid 0.4
kind unit first 0.04
kind unit last 0.15
kind unit only -0.1
kind whole 0.23
kind whole amid -0.1
kind whole first -0.13
kind whole last 0.18
kind whole only -0.37
label # 0.42
label % -0.04
label ( -0.23
label , 0.12
label - 0.04
label . -0.16
label / 0.41
label 0 -0.02
label 0.5 -0.55
label 1 -0.23
label 2 -0.06
label : -0.2
label NAME -0.33
label a -0.21
label and 0.53
label annual -0.45
label at -0.19
label b 0.13
label baseline -0.37
label c 0.08
label child -0.22
label dec -0.47
label feb -0.6
label for -0.2
label from -0.37
label goal -0.26
label grade -0.19
label i 0.3
label iep -0.24
label in -0.32
label jan -0.32
label last -0.16
label march -0.69
label math -0.3
label may 0.07
label min 0.16
label more 0.09
label most -0.06
label name 0.3
label nov 0.29
label oct 0.39
label of -0.23
label on 0.07
label other most -0.14
label progress -0.39
label q 0.66
label reading -0.42
label report -0.39
label says ADMIN 0.11
label says ITEM -0.02
label says MONTH 0.06
label says NORM 0.16
label says NOW 0.57
label says OTHERS -0.57
label says PAST -0.12
label says RIGHT -0.21
label says TARGET -0.09
label says TIME -0.04
label school -0.13
label sept -0.42
label silent -0.02
label start 0.21
label student -0.33
label teacher -0.27
label the -0.29
label tie -0.04
label to -0.3
label where 0.26
label with -0.16
label word 0.33
label | 0.33
last 0.13
last but one kin 0.28
last goal -0.02
last line of kin -0.04
last of line kin 0.24
later kin -0.07
latest of kin 0.55
lead 0 0.08
lead 0.5 -0.24
lead 1 0.36
lead 2 -0.15
lead more -0.13
lead most 0.25
lead other most -0.45
lead says ADMIN -0.32
lead says ITEM 0.34
lead says MONTH 0.14
lead says NAME -0.09
lead says NORM -0.42
lead says NOW 0.19
lead says OTHERS -0.31
lead says PAST 0.07
lead says PERSON 0.15
lead says RIGHT 0.35
lead says SEASON -0.17
lead says TARGET -0.05
lead says TIME 0.23
lead silent 0.18
lead tie 0.07
lowest of kin -0.13
newest kin 0.1
no criterion -0.09
no dates -0.06
no kin -0.16
nobody leads 0.11
number named 0.17
of aim 0.2 -0.28
of aim 0.5 -0.67
of aim 0.8 0.32
of aim 1 0.25
of aim 1.2 0.67
of aim 2 -0.28
of aim more -0.52
of kind amid 0.17
of kind amid newest 0.21
of kind amid older 0.09
of kind amid undated -0.11
of kind amid values 0.04
of kind first newest 0.16
of kind first older -0.7
of kind first undated 0.07
of kind highest 0.4
of kind last 0.09
of kind last newest 0.05
of kind last older 0.26
of kind last undated -0.07
of kind lowest -0.35
of kind newest 0.24
of kind older 0.07
of kind only -0.02
of kind only newest -0.23
of kind only undated 0.13
of kind undated 0.03
of line amid -0.21
of line highest 0.18
of line lowest -0.06
of two equal 0.38
of two highest -0.25
of two lowest -0.18
old by words -0.09
older by words 0.06
older kin 2 0.32
older kin 6 -0.18
older kin more 0.08
one goal -0.24
only kin -0.19
other number named 0.04
other page -0.31
own  -0.21
own 0 -0.56
own 1 -0.12
own 16 0.06
own 2 0.41
own 4 0.4
own 8 0.53
own kind bare 0.27
own kind other kind 0.24
own kind other whole -0.44
own kind percent 0.3
own kind percent for ratio -0.24
own kind ratio for percent 0.26
own kind unit 0.33
own kind whole 0.24
own more -0.66
rank 0 0.39
rank 1 0.17
rank 2 0.23
rank 8 -0.18
rank more -0.46
rank none -0.54
row -0.04
row other -0.48
row own 0.25
rule baseline -0.42
rule newest 0.54
rule not newest -0.41
rule reading -0.33
rules silent -0.1
same 0 -0.04
same 1 -0.06
same 2 0.04
same earlier 0.05
same elsewhere -0.02
same heading 0.27
same in line 0.08
same later -0.03
same paragraph 0.31
section goals 0.2
section history 0.3
section identity 0.08
section progress 0.66
section results -0.32
section strengths -0.25
told  -0.44
told above 0.3
told below -0.12
told in -0.1
told kind bare 0.14
told kind other kind 0.17
told kind other whole -0.09
told kind percent 0.2
told kind percent for ratio -0.61
told kind ratio for percent 0.34
told kind unit 0.17
told kind whole 0.03
told own 0.42
undated among dated -0.1
undated kin 0.02
untold  -0.51
untold above -0.15
untold below -0.29
untold in -0.19
untold kind bare -0.31
untold kind other kind -0.32
untold kind other whole -0.74
untold kind percent 0.02
untold kind percent for ratio -0.15
untold kind ratio for percent -0.54
untold kind unit 0.29
untold kind whole 0.32
untold own 0.28
weighs -1 -0.22
weighs -2 -0.12
weighs -4 -0.24
weighs -6 -0.56
weighs 0 0.27
weighs 1 0.24
weighs 2 0.36
weighs 4 0.5
weighs more 0.72
words 0 -0.23
words 0.5 -0.34
words 1 -0.02
words 2 0.32
words more 0.13
words most 0.21
words other most -0.65
words silent 0.13
words tie 0.12
`,
};
