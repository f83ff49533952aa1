import Basics

package typealias PlayerID = Identifier<Player>
package typealias RoutineID = Identifier<Routine>
package typealias StepID = Identifier<Step>
package typealias SessionID = Identifier<QuestSession>
package typealias EstimationID = Identifier<Estimation>
package typealias LockID = Identifier<LockedEstimate>
