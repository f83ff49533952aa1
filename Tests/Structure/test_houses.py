"""The check of the houses is seen to fail on each thing that it forbids."""

import unittest

from houses import problems

PAGE = "Sources/\n  Ground/  Stone  Clay   what all stand on\n  Roof/    Tile\n"


def target(name, path, *dependencies):
    return {"name": name, "path": path, "dependencies": [{"byName": [module, None]} for module in dependencies]}


STONE, CLAY = target("Stone", "Sources/Ground/Stone"), target("Clay", "Sources/Ground/Clay", "Stone")
TILE = target("Tile", "Sources/Roof/Tile", "Stone", "Clay")
TESTS = target("ClayTests", "Tests/Ground/ClayTests", "Tile")


def told(*targets, page=PAGE, unknown={}):
    return problems({"targets": targets}, page, unknown)


class Houses(unittest.TestCase):
    def test_what_stands_on_the_ground_is_told_of_nothing(self):
        self.assertEqual(told(STONE, CLAY, TILE, TESTS), [])

    def test_an_arrow_upwards_is_found(self):
        [problem] = told(target("Stone", "Sources/Ground/Stone", "Tile"), CLAY, TILE)
        self.assertIn("Ground/Stone imports Roof/Tile", problem)

    def test_a_module_beside_the_houses_is_found(self):
        [problem] = told(STONE, CLAY, TILE, target("Loose", "Tests/Loose"))
        self.assertIn("Loose lies in Tests/Loose", problem)

    def test_an_import_of_what_is_not_to_be_known_is_found(self):
        [problem] = told(STONE, CLAY, TILE, unknown={"Tile": ["Clay"]})
        self.assertIn("Tile imports Clay", problem)

    def test_a_list_that_has_outlived_its_modules_is_found(self):
        [problem] = told(STONE, CLAY, TILE, unknown={"Tile": ["Moss"]})
        self.assertIn("Moss is on the list", problem)

    def test_a_picture_that_leaves_a_module_out_is_found(self):
        [problem] = told(STONE, CLAY, TILE, page=PAGE.replace("Clay", ""))
        self.assertIn("draws Ground", problem)


if __name__ == "__main__":
    unittest.main()
