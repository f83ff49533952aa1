"""Product page, "Insights", one module a rule. The list of the strongest is not among them."""

import day_parts
import day_senses
import growth
import skills
import spans
import tendencies
import tilts
import trends

TABLES = [
    table
    for module in (tilts, tendencies, trends, growth, day_parts, skills, day_senses, spans)
    for table in module.TABLES
]
